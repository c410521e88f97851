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
  correct: {
    en: "Something wrong? Call us: once an application is open we correct it together, so that your documents match.",
    es: "¿Hay un error? Llámenos: con una solicitud abierta lo corregimos juntos para que sus documentos coincidan.",
  },
});
