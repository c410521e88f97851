import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Of documents on screen or on paper, and of agreeing to the former once more. */
export const goOnPaperWords = catalogue({
  screen: { en: "Get my documents on screen again", es: "Recibir mis documentos en pantalla de nuevo" },
  paper: { en: "Get my documents on paper", es: "Recibir mis documentos en papel" },
  paperLead: {
    en: "You agreed to electronic documents, and may change your mind, free of charge. From then on we post every notice and every document to your home, and you sign by hand. It takes longer. What you have signed stays valid.",
    es: "Usted aceptó documentos electrónicos y puede cambiar de opinión sin costo. Desde entonces enviamos por correo postal a su casa cada aviso y documento, y usted firma a mano. Tarda más. Lo que ya firmó sigue siendo válido.",
  },
  goOnPaper: { en: "Go on by mail", es: "Continuar por correo postal" },
  onPaper: {
    en: "Your application goes on by mail from now on.",
    es: "Desde ahora su solicitud continúa por correo postal.",
  },
  ofApplication: {
    en: (what: string, home: string) => `${what}: ${home}`,
    es: (what: string, home: string) => `${what}: ${home}`,
  },
  paperlessLead: {
    en: "Your documents come by mail. If you would rather go on here, read this, open the sample and consent again.",
    es: "Sus documentos llegan por correo postal. Si prefiere continuar aquí, lea esto, abra la muestra y consienta de nuevo.",
  },
  changedLead: {
    en: "You agreed to electronic documents before. Our words about them have changed, so we ask you again. Read them, open the sample and type its four digits. What you received and signed until now stays valid.",
    es: "Usted ya aceptó documentos electrónicos. Nuestras palabras sobre ellos cambiaron, así que le preguntamos de nuevo. Léalas, abra la muestra y escriba sus cuatro dígitos. Lo que recibió y firmó hasta ahora sigue siendo válido.",
  },
  goPaperless: { en: "I agree: go on electronically", es: "Acepto: continuar en forma electrónica" },
  paperless: {
    en: "Your application goes on here, with electronic documents.",
    es: "Su solicitud continúa aquí, con documentos electrónicos.",
  },
});
