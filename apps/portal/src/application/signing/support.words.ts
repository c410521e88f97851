import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const supportWords = catalogue({
  title: { en: "Help with signing", es: "Ayuda para firmar" },
  lead: {
    en: "Nothing is signed until you press the button for it, and what you have signed stays signed.",
    es: "Nada se firma hasta que usted pulse el botón, y lo que ya firmó queda firmado.",
  },
  location: { en: "Why you want to know where I am", es: "Por qué quieren saber dónde estoy" },
  locationBody: {
    en: "Location is needed to confirm your position during electronic signing, for security and legal compliance. It is kept with your signature and used for nothing else.",
    es: "La ubicación se necesita para confirmar su posición durante la firma electrónica, por seguridad y cumplimiento legal. Se guarda con su firma y no se usa para nada más.",
  },
  locationHow: {
    en: "Turn location services on in your device's settings, allow this site in your browser, and reload the page.",
    es: "Active los servicios de ubicación en los ajustes de su equipo, permita este sitio en su navegador y recargue la página.",
  },
  code: { en: "The code by mail does not come", es: "El código por correo no llega" },
  codeBody: {
    en: "Look in the folder for unwanted mail, and ask for a new code after a minute. Only the newest one is good.",
    es: "Mire en la carpeta de correo no deseado y pida un código nuevo después de un minuto. Solo vale el más reciente.",
  },
  wrong: { en: "Something in a document is wrong", es: "Algo en un documento está mal" },
  wrongBody: {
    en: "Do not sign it. Call us or write: we mend it, draw all documents anew, and show you what changed.",
    es: "No lo firme. Llámenos o escriba: lo corregimos, preparamos todos los documentos de nuevo y le mostramos qué cambió.",
  },
  paper: { en: "I would rather sign on paper", es: "Prefiero firmar en papel" },
  paperBody: {
    en: "You may withdraw your consent to electronic records at any time, free of charge. Call us; the documents then come by mail.",
    es: "Puede retirar su consentimiento a los registros electrónicos en cualquier momento, sin costo. Llámenos; los documentos llegan por correo.",
  },
  unsure: { en: "I am not sure that I want this", es: "No estoy seguro de querer esto" },
  unsureBody: {
    en: "Take your time. You can close this page and come back. After signing you still have three business days to cancel if this is your main home.",
    es: "Tómese su tiempo. Puede cerrar esta página y volver. Después de firmar aún tiene tres días hábiles para cancelar si esta es su vivienda principal.",
  },
  back: { en: "Back to my documents", es: "Volver a mis documentos" },
  write: { en: "Write to us", es: "Escribirnos" },
  hours: { en: (hours: string) => `We answer ${hours}.`, es: (hours: string) => `Atendemos: ${hours}.` },
});
