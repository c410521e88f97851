import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What only a borrower's page says of sessions; the rest stands with their list. */
export const sessionsWords = catalogue({
  lead: {
    en: "Log out what you do not know, then change your password.",
    es: "Cierre lo que no reconozca y cambie su contraseña.",
  },
});

export const emailWords = catalogue({
  title: { en: "Email address", es: "Correo electrónico" },
  lead: {
    en: (email: string) =>
      `You log in with ${email}, and we write to you there. Another address logs every other device out.`,
    es: (email: string) => `Usted entra con ${email} y ahí le escribimos. Otra dirección cierra las demás sesiones.`,
  },
  next: { en: "New email address", es: "Correo nuevo" },
  password: { en: "Password, to show that it is you", es: "Contraseña, para mostrar que es usted" },
  save: { en: "Change my email address", es: "Cambiar mi correo" },
  saved: { en: "Your email address is changed.", es: "Su correo fue cambiado." },
  confirm: {
    en: (email: string) => `We mailed six digits to ${email}. Enter them here, or later, before you sign.`,
    es: (email: string) => `Enviamos seis dígitos a ${email}. Escríbalos aquí, o más tarde, antes de firmar.`,
  },
  mailed: { en: "We mailed you six digits.", es: "Le enviamos seis dígitos." },
  kept: { en: "Your email address stays as it is.", es: "Su correo queda como está." },
  confirmNext: {
    en: (email: string) =>
      `We mailed six digits to ${email}. Enter them here, and your account moves to that address. Until then everything stays as it is.`,
    es: (email: string) =>
      `Enviamos seis dígitos a ${email}. Escríbalos aquí y su cuenta pasará a ese correo. Hasta entonces todo queda como está.`,
  },
  another: { en: "Use another address, or keep the present one", es: "Usar otro correo o conservar el actual" },
  confirmed: { en: "Your email address is confirmed.", es: "Su correo está confirmado." },
  unconfirmed: {
    en: "You have not confirmed yet that this address is yours. We ask for it before you sign.",
    es: "Aún no confirmó que este correo es suyo. Lo pedimos antes de firmar.",
  },
  confirmNow: { en: "Confirm it now", es: "Confirmarlo ahora" },
});

export const passwordWords = catalogue({
  title: { en: "Password", es: "Contraseña" },
  lead: {
    en: "A new password logs every other device out.",
    es: "Una contraseña nueva cierra las demás sesiones.",
  },
  present: { en: "Present password", es: "Contraseña actual" },
  next: { en: "New password", es: "Contraseña nueva" },
  save: { en: "Change my password", es: "Cambiar mi contraseña" },
  saved: { en: "Your password is changed.", es: "Su contraseña fue cambiada." },
});

export const secondFactorWords = catalogue({
  title: { en: "Second step at log-in", es: "Segundo paso al iniciar sesión" },
  off: {
    en: "Off. With it, a password alone opens nothing: an app on your phone shows a code that changes every half minute.",
    es: "Desactivado. Con él, la contraseña sola no abre nada: una aplicación de su teléfono muestra un código que cambia cada medio minuto.",
  },
  on: {
    en: "On. We ask for a code of your app at each log-in, and before your password, a passkey or this step is changed.",
    es: "Activado. Pedimos un código de su aplicación en cada inicio de sesión y antes de cambiar su contraseña, una llave de acceso o este paso.",
  },
  confirmFirst: {
    en: "Before you can turn it on, show that your email address is yours: it is your way back in.",
    es: "Antes de activarlo, muestre que su correo es suyo: es su camino de vuelta.",
  },
  password: { en: "Your password", es: "Su contraseña" },
  begin: { en: "Turn it on", es: "Activarlo" },
  scan: {
    en: "Open the authenticator app on your phone, add an account, and point the camera at this picture.",
    es: "Abra la aplicación de autenticación en su teléfono, añada una cuenta y apunte la cámara a esta imagen.",
  },
  picture: { en: "The key as a QR code", es: "La clave como código QR" },
  byHand: {
    en: "Are you on that phone now, or is there no camera? Open the link, or type the key into the app.",
    es: "¿Está ahora en ese teléfono, o no hay cámara? Abra el enlace o escriba la clave en la aplicación.",
  },
  key: { en: "Key", es: "Clave" },
  open: { en: "Open in the app", es: "Abrir en la aplicación" },
  code: { en: "The six digits that the app shows", es: "Los seis dígitos que muestra la aplicación" },
  confirm: { en: "Confirm", es: "Confirmar" },
  recovery: {
    en: "Keep these codes where you find them without your phone. Each lets you in once. They are not shown again.",
    es: "Guarde estos códigos donde los encuentre sin su teléfono. Cada uno sirve una vez. No se muestran de nuevo.",
  },
  kept: { en: "I have kept them", es: "Los guardé" },
  save: { en: "Save as a file", es: "Guardar como archivo" },
  copy: { en: "Copy them", es: "Copiarlos" },
  copied: { en: "The codes are copied.", es: "Los códigos están copiados." },
  fileName: { en: "recovery-codes", es: "codigos-de-recuperacion" },
  fileTitle: {
    en: (lender: string) => `${lender}: codes for a lost phone. Each lets you in once.`,
    es: (lender: string) => `${lender}: códigos para un teléfono perdido. Cada uno sirve una vez.`,
  },
  codesLeft: {
    en: (n: number) =>
      n === 0
        ? "No code for a lost phone is left. Make new ones now."
        : n === 1
          ? "One code for a lost phone is left. Make new ones soon."
          : `${n} codes for a lost phone are left.`,
    es: (n: number) =>
      n === 0
        ? "No le queda ningún código para un teléfono perdido. Cree otros ahora."
        : n === 1
          ? "Le queda un código para un teléfono perdido. Cree otros pronto."
          : `Le quedan ${n} códigos para un teléfono perdido.`,
  },
  renew: { en: "Make new codes for a lost phone", es: "Crear otros códigos para un teléfono perdido" },
  renewLead: { en: "The codes of before stop working.", es: "Los códigos de antes dejan de servir." },
  passwordForCodes: { en: "Password, to make new codes", es: "Contraseña, para crear códigos" },
  makeCodes: { en: "Make new codes", es: "Crear códigos" },
  renewed: { en: "You have new codes.", es: "Tiene códigos nuevos." },
  removeIt: { en: "Turn the second step off", es: "Desactivar el segundo paso" },
  removeLead: {
    en: "Then the password alone opens your account. Every other device is logged out, and we send you a mail.",
    es: "Entonces la contraseña sola abre su cuenta. Las demás sesiones se cierran y le enviamos un correo.",
  },
  passwordToRemove: { en: "Password, to turn it off", es: "Contraseña, para desactivarlo" },
  remove: { en: "Turn it off", es: "Desactivarlo" },
  isOn: { en: "The second step is on.", es: "El segundo paso está activado." },
  isOff: { en: "The second step is off.", es: "El segundo paso está desactivado." },
});

export const messagesWords = catalogue({
  title: { en: "Language and messages", es: "Idioma y mensajes" },
  language: { en: "Language of this page and of what we write", es: "Idioma de esta página y de lo que escribimos" },
  english: { en: "English", es: "English" },
  spanish: { en: "Español", es: "Español" },
  governs: {
    en: "Legal documents come in English, with a Spanish translation where we have one; the English text governs.",
    es: "Los documentos legales están en inglés, con traducción al español cuando la tenemos; rige el texto en inglés.",
  },
  mail: { en: "Mail me when it is my move", es: "Avisarme por correo cuando me toque a mí" },
  mailHint: {
    en: "What the law requires is sent in any case.",
    es: "Lo que exige la ley se envía de todos modos.",
  },
  remindByMail: {
    en: "Mail me a reminder of what is unfinished",
    es: "Recordarme por correo lo que está sin terminar",
  },
  texts: {
    en: (phoneEnd: string) => `Text me at the number that ends in ${phoneEnd}`,
    es: (phoneEnd: string) => `Enviarme mensajes de texto al número que termina en ${phoneEnd}`,
  },
  textAbout: { en: "Text me", es: "Enviarme mensajes de texto" },
  moves: { en: "when it is my move", es: "cuando me toque a mí" },
  reminders: { en: "as a reminder of what is unfinished", es: "para recordarme lo que está sin terminar" },
  appointments: { en: "about appointments", es: "sobre las citas" },
  file: { en: "about decisions and my money", es: "sobre las decisiones y mi dinero" },
  saved: { en: "Saved.", es: "Guardado." },
  notSaved: { en: "This was not saved.", es: "No se guardó." },
  countHint: {
    en: "This holds wherever you log in. Where a browser asks not to be tracked, nothing is counted.",
    es: "Vale donde quiera que inicie sesión. Donde un navegador pide no ser rastreado, no se cuenta nada.",
  },
  replayHint: {
    en: "It also keeps for a month how you move through your application: where you press and scroll, never what you read or type. Switch it off, and what was kept of that is deleted.",
    es: "También guarda durante un mes cómo avanza por su solicitud: dónde pulsa y se desplaza, nunca lo que lee o escribe. Si lo desactiva, lo guardado se borra.",
  },
});
