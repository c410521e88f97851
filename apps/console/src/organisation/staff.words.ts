import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const staffWords = catalogue({
  title: { en: "Staff", es: "Personal" },
  lead: {
    en: "Who works here, in which role. Every change is kept with who made it.",
    es: "Quién trabaja aquí y en qué función. Cada cambio queda registrado con su autor.",
  },
  leads: { en: "See the loan officers’ leads", es: "Ver los interesados de los oficiales" },
  invite: { en: "Invite somebody", es: "Invitar a alguien" },
  inviteBody: {
    en: "They are mailed a link that is good once, for three days. By it they set a password and a second factor.",
    es: "Recibirán un enlace válido una vez, durante tres días, para crear su contraseña y segundo factor.",
  },
  send: { en: "Send the invitation", es: "Enviar la invitación" },
  invited: { en: (name: string) => `${name} is invited.`, es: (name: string) => `${name} recibió la invitación.` },
  caption: { en: "Staff", es: "Personal" },
  name: { en: "Name", es: "Nombre" },
  email: { en: "Work email address", es: "Correo del trabajo" },
  role: { en: "Role", es: "Función" },
  state: { en: "Account", es: "Cuenta" },
  lastSeen: { en: "Last log-in", es: "Última sesión" },
  never: { en: "never", es: "nunca" },
  active: { en: "Open", es: "Abierta" },
  noFactor: { en: "Open, no second factor yet", es: "Abierta, aún sin segundo factor" },
  rests: {
    en: (until: string) => `Rests until ${until} after wrong log-ins`,
    es: (until: string) => `Descansa hasta las ${until} tras intentos fallidos`,
  },
  restsBody: {
    en: (until: string) =>
      `Somebody gave wrong passwords or codes several times. Nobody comes in by this account before ${until}; then it opens by itself. If it was not your colleague, nothing was opened: tell them to expect more tries.`,
    es: (until: string) =>
      `Alguien dio varias veces una contraseña o un código equivocados. Nadie entra con esta cuenta antes de las ${until}; después se abre sola. Si no fue su colega, nada se abrió: avísele de que puede haber más intentos.`,
  },
  isInvited: { en: (until: string) => `Invited until ${until}`, es: (until: string) => `Invitación hasta ${until}` },
  inviteOld: { en: "Invited, the link is too old", es: "Invitación vencida" },
  deactivated: { en: "Closed", es: "Cerrada" },
  you: { en: "you", es: "usted" },
  roleAndName: { en: "Name and role", es: "Nombre y función" },
  save: { en: "Save", es: "Guardar" },
  saved: { en: "Saved.", es: "Guardado." },
  oneself: {
    en: "This is you. Another administrator changes your role or access.",
    es: "Es usted. Otro administrador cambia su función o su acceso.",
  },
  card: { en: "Card and licenses", es: "Tarjeta y licencias" },
  cardBody: {
    en: "Borrowers see these on the loan officer’s card.",
    es: "Los solicitantes ven esto en la tarjeta del oficial.",
  },
  nmls: { en: "NMLS number", es: "Número NMLS" },
  phone: { en: "Telephone", es: "Teléfono" },
  phoneHint: { en: "As (800) 555-0142", es: "Como (800) 555-0142" },
  licences: { en: "Licenses, one a line", es: "Licencias, una por línea" },
  licencesHint: {
    en: "The state’s two letters, then the number: CA 60DBO-12345. One that ends on another day than the others has it behind: CA 60DBO-12345 06/30/2027",
    es: "Las dos letras del estado y el número: CA 60DBO-12345. La que vence otro día que las demás lo lleva detrás: CA 60DBO-12345 06/30/2027",
  },
  until: { en: "Last day of these licenses", es: "Último día de estas licencias" },
  untilHint: {
    en: "Of every line without a day of its own. State licenses end on December 31 unless they are renewed.",
    es: "De cada línea sin día propio. Las licencias estatales vencen el 31 de diciembre si no se renuevan.",
  },
  noEnds: {
    en: (states: string) => `Until when these licenses are good is not entered: ${states}`,
    es: (states: string) => `Falta hasta cuándo valen estas licencias: ${states}`,
  },
  licencesEnded: {
    en: (states: string) => `Ended licenses, by which no application is brought any more: ${states}`,
    es: (states: string) => `Licencias vencidas, con las que ya no se traen solicitudes: ${states}`,
  },
  licencesEnding: {
    en: (states: string) => `Licenses that end within 60 days: ${states}`,
    es: (states: string) => `Licencias que vencen en menos de 60 días: ${states}`,
  },
  ended: {
    en: (states: string) => `License ended: ${states}`,
    es: (states: string) => `Licencia vencida: ${states}`,
  },
  endsSoon: {
    en: (states: string) => `License ends soon: ${states}`,
    es: (states: string) => `Licencia por vencer: ${states}`,
  },
  overtaken: {
    en: "As a colleague saved the card meanwhile. Save again to put yours in its place.",
    es: "Así guardó un colega la tarjeta entretanto. Guarde otra vez para poner la suya en su lugar.",
  },
  picture: { en: "Picture on the card", es: "Foto de la tarjeta" },
  pictureBody: {
    en: "They chose it themselves. Borrowers see it beside every page until it is taken off.",
    es: "La eligió la propia persona. Los solicitantes la ven junto a cada página hasta que se quite.",
  },
  pictureOf: { en: (name: string) => `Picture of ${name}`, es: (name: string) => `Foto de ${name}` },
  removePicture: { en: "Take the picture off", es: "Quitar la foto" },
  pictureGone: { en: "The picture is taken off.", es: "Se quitó la foto." },
  link: { en: "Personal link", es: "Enlace personal" },
  noNumbers: {
    en: (states: string) => `The numbers of these licenses are missing: ${states}`,
    es: (states: string) => `Faltan los números de estas licencias: ${states}`,
  },
  access: { en: "Access", es: "Acceso" },
  renew: { en: "Send a new link", es: "Enviar un enlace nuevo" },
  renewBody: {
    en: "For a lost phone or a forgotten password. They are logged out everywhere, and password and second factor are set anew.",
    es: "Por un teléfono perdido o una contraseña olvidada. Se cierran todas sus sesiones y se crean de nuevo contraseña y segundo factor.",
  },
  inviteAgain: {
    en: "For a link that was lost or grew old. The first one ends, and another is mailed to the same address, good once for three days. To a wrong address nothing is sent again: close this account and invite the right one.",
    es: "Por un enlace perdido o vencido. El primero deja de valer y se envía otro a la misma dirección, válido una vez durante tres días. Si la dirección es errónea, cierre esta cuenta e invite a la correcta.",
  },
  inviteAgainDone: {
    en: (name: string) => `${name} gets a new link by mail; the first one is good no more.`,
    es: (name: string) => `${name} recibe un enlace nuevo; el primero ya no vale.`,
  },
  deactivate: { en: "Close the account", es: "Cerrar la cuenta" },
  deactivateBody: {
    en: "They are logged out everywhere at once and cannot come in again. The running applications and chats that they have wait for somebody else. What they did stays on record.",
    es: "Se cierran todas sus sesiones de inmediato y no podrá volver a entrar. Las solicitudes en curso y los chats que tiene esperan a otra persona. Lo que hizo queda registrado.",
  },
  deactivateNow: { en: "Close it now", es: "Cerrarla ahora" },
  reactivate: { en: "Open the account again", es: "Reabrir la cuenta" },
  reactivateBody: {
    en: "They are mailed a new link and set password and second factor anew.",
    es: "Recibirá un enlace nuevo y creará de nuevo contraseña y segundo factor.",
  },
  renewDone: {
    en: (name: string) => `${name} is logged out, and gets a new link by mail.`,
    es: (name: string) => `Se cerraron las sesiones de ${name}, que recibe un enlace nuevo.`,
  },
  deactivateDone: {
    en: (name: string) => `The account of ${name} is closed.`,
    es: (name: string) => `La cuenta de ${name} está cerrada.`,
  },
  reactivateDone: {
    en: (name: string) => `The account of ${name} is open again. They get a new link by mail.`,
    es: (name: string) => `La cuenta de ${name} está abierta de nuevo. Recibe un enlace nuevo.`,
  },
  failed: { en: "The staff could not be read", es: "No se pudo leer el personal" },
});
