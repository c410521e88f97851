import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const settingsWords = catalogue({
  title: { en: "Your settings", es: "Su configuración" },
  person: { en: "About you", es: "Sobre usted" },
  name: { en: "Legal name", es: "Nombre legal" },
  email: { en: "Email address", es: "Correo electrónico" },
  phone: { en: "Phone", es: "Teléfono" },
  home: { en: "Home", es: "Casa" },
  unknown: { en: "Not known yet", es: "Aún no se sabe" },
  backToSigning: { en: "Back to signing", es: "Volver a la firma" },
  correctOwn: {
    en: "Something wrong? Look at your answers in your application: there you correct them, or read who does it with you. Your email address is changed below.",
    es: "¿Hay un error? Vea sus respuestas en su solicitud: allí las corrige o lee quién lo hace con usted. Su correo se cambia más abajo.",
  },
  correct: {
    en: "Something wrong? Call us: once an application is open we correct it together, so that your documents match.",
    es: "¿Hay un error? Llámenos: con una solicitud abierta lo corregimos juntos para que sus documentos coincidan.",
  },
});
