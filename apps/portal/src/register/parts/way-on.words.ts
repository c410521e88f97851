import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const wayOnWords = catalogue({
  back: { en: "Coming back to your application?", es: "¿Vuelve a su solicitud?" },
  logIn: { en: "Log in, and go on where you were", es: "Inicie sesión y siga donde estaba" },
  begun: { en: "You have begun already.", es: "Usted ya comenzó." },
  goOn: { en: "Go on where you stopped", es: "Seguir donde lo dejó" },
});
