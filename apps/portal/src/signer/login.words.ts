import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signerLoginWords = catalogue({
  title: { en: "You were asked to sign", es: "Le pidieron firmar" },
  lead: {
    en: "Type the code from your message, or log in if you have been here before.",
    es: "Escriba el código de su mensaje, o inicie sesión si ya estuvo aquí.",
  },
  code: { en: "Code from your message", es: "Código de su mensaje" },
  codeHint: {
    en: "Twelve letters and digits, such as K7QM-2XRV-9TBD.",
    es: "Doce letras y dígitos, como K7QM-2XRV-9TBD.",
  },
  open: { en: "Open my invitation", es: "Abrir mi invitación" },
  before: { en: "I have been here before", es: "Ya estuve aquí" },
  withCode: { en: "I have a code", es: "Tengo un código" },
  logInTitle: { en: "Log in to sign", es: "Inicie sesión para firmar" },
  logInLead: {
    en: "With the password that you chose here yourself, even if you share the mailbox.",
    es: "Con la contraseña que usted eligió aquí, aunque comparta el buzón.",
  },
  stillHere: { en: "Go on without: you are logged in already", es: "Seguir sin eso: ya inició sesión" },
  forgottenTitle: { en: "Choose a new password", es: "Elija una contraseña nueva" },
  forgottenLead: {
    en: "Type the code of your invitation. It is in the first message that we sent you.",
    es: "Escriba el código de su invitación. Está en el primer mensaje que le enviamos.",
  },
  ofAccount: {
    en: "You sign with the account that you have with us. Set a new password for that account; it then opens this too.",
    es: "Usted firma con la cuenta que tiene con nosotros. Cree una contraseña nueva para esa cuenta; después también abre esto.",
  },
  toReset: { en: "Set a new password for my account", es: "Crear una contraseña para mi cuenta" },
  toNewPassword: { en: "Go on", es: "Continuar" },
  remembered: { en: "I know my password after all", es: "Sí recuerdo mi contraseña" },
  email: { en: "Email address", es: "Correo electrónico" },
  password: { en: "Your own password", es: "Su propia contraseña" },
  forgotten: { en: "Forgot your password?", es: "¿Olvidó su contraseña?" },
  loading: { en: "Opening your invitation", es: "Abriendo su invitación" },
  unknownTitle: { en: "This code leads nowhere", es: "Este código no lleva a nada" },
  unknownLead: {
    en: "Each new message makes the one before void. Look at the newest, or ask who invited you for another.",
    es: "Cada mensaje nuevo anula el anterior. Mire el más reciente, o pida otro a quien le invitó.",
  },
  another: { en: "Type another code", es: "Escribir otro código" },
  asked: {
    en: (you: string, who: string) => `${you}, ${who} asks you to sign`,
    es: (you: string, who: string) => `${you}, ${who} le pide firmar`,
  },
  askedLead: {
    en: (street: string) =>
      `For the home at ${street}. You do not borrow, you do not promise to repay, and we ask nothing about your income or credit.`,
    es: (street: string) =>
      `Por la casa en ${street}. Usted no toma el préstamo, no promete pagarlo y no preguntamos por sus ingresos ni su crédito.`,
  },
  what: { en: "What you do here", es: "Qué hará aquí" },
  step1: { en: "You show that it is you", es: "Usted demuestra quién es" },
  step1Body: {
    en: "A code on your phone or in your mailbox, then an ID.",
    es: "Un código en su teléfono o buzón, luego una identificación.",
  },
  step2: { en: "You read and sign", es: "Usted lee y firma" },
  step2Body: { en: "You can read everything first, and say no.", es: "Puede leer todo antes, y decir que no." },
  step2AtOffice: {
    en: "You can read everything here first, and say no. Texas law has you sign at an office.",
    es: "Puede leer todo aquí antes, y decir que no. La ley de Texas exige firmar en una oficina.",
  },
  step3: { en: "You meet a notary", es: "Se reúne con un notario" },
  step3Body: {
    en: "By video, from wherever you are, with the borrower or apart.",
    es: "Por video, desde donde esté, junto con quien pide el préstamo o aparte.",
  },
  step3InPerson: {
    en: "In person, together with the borrower. We tell you when and where.",
    es: "En persona, junto con quien pide el préstamo. Le decimos cuándo y dónde.",
  },
  step3AtOffice: {
    en: "At that office, together with the borrower. We tell you when and where.",
    es: "En esa oficina, junto con quien pide el préstamo. Le decimos cuándo y dónde.",
  },
  to: {
    en: "First, a code of six digits. Where shall we send it?",
    es: "Primero, un código de seis dígitos. ¿Adónde lo enviamos?",
  },
  mail: { en: (to: string) => `By mail to ${to}`, es: (to: string) => `Por correo a ${to}` },
  text: { en: (to: string) => `By text to ${to}`, es: (to: string) => `Por mensaje de texto a ${to}` },
  notMe: { en: (you: string) => `I am not ${you}`, es: (you: string) => `No soy ${you}` },
  notMeDone: { en: "Thank you for telling us", es: "Gracias por avisarnos" },
  notMeLead: {
    en: "The link is void. We ask for the right address. You need do nothing more.",
    es: "El enlace ya no sirve. Pediremos la dirección correcta. No tiene que hacer nada más.",
  },
  enter: {
    en: (you: string) => `${you}, set up your own log-in`,
    es: (you: string) => `${you}, cree su propio acceso`,
  },
  enterLead: {
    en: (to: string) => `We sent six digits to ${to}. Then choose a password that only you know.`,
    es: (to: string) => `Enviamos seis dígitos a ${to}. Después elija una contraseña que solo usted sepa.`,
  },
  digits: { en: "The six digits", es: "Los seis dígitos" },
  again: { en: "Send new digits", es: "Enviar otros dígitos" },
  sent: { en: "New digits are on their way", es: "Otros dígitos van en camino" },
  choose: { en: "Choose your own password", es: "Elija su propia contraseña" },
  chooseHint: {
    en: "At least 15 characters. A few words in a row are easy to remember. Share it with nobody.",
    es: "Al menos 15 caracteres. Unas palabras seguidas son fáciles de recordar. No la comparta con nadie.",
  },
  existing: { en: "The password of your account here", es: "La contraseña de su cuenta aquí" },
  existingHint: {
    en: "You have an account with us already. Its password opens this too.",
    es: "Usted ya tiene una cuenta con nosotros. Su contraseña también abre esto.",
  },
  yourEmail: { en: "Where we send your copies", es: "Adónde enviamos sus copias" },
  demonstration: { en: "Check that documents open here", es: "Compruebe que los documentos se abren aquí" },
  demonstrationHint: {
    en: "Your documents come as PDF files. Open this sample and type the four digits that stand in it.",
    es: "Sus documentos llegan como archivos PDF. Abra esta muestra y escriba los cuatro dígitos que contiene.",
  },
  sample: { en: "Sample document", es: "Documento de muestra" },
  four: { en: "The four digits", es: "Los cuatro dígitos" },
  consents: { en: "Your own consents", es: "Sus propios consentimientos" },
  goOn: { en: "Go on", es: "Continuar" },
  newPassword: {
    en: (you: string) => `${you}, choose a new password`,
    es: (you: string) => `${you}, elija una contraseña nueva`,
  },
  expired: { en: "This invitation has expired", es: "Esta invitación venció" },
  expiredLead: {
    en: "For your safety it was good for 14 days. We send a new one to the same place; nothing else changes.",
    es: "Por su seguridad valía 14 días. Enviamos otra al mismo lugar; nada más cambia.",
  },
  renew: { en: "Send me a new invitation", es: "Enviarme otra invitación" },
  renewed: { en: "A new invitation is on its way", es: "Otra invitación va en camino" },
  renewedLead: { en: "Look into your mailbox or at your phone.", es: "Mire su buzón o su teléfono." },
  declined: { en: "You said that you do not sign", es: "Usted dijo que no firma" },
  declinedLead: {
    en: "Who asked you knows. If you have changed your mind, ask them for another invitation.",
    es: "Quien se lo pidió lo sabe. Si cambió de opinión, pídale otra invitación.",
  },
  void: { en: "This link is void", es: "Este enlace ya no sirve" },
  voidLead: {
    en: "Somebody told us that it did not reach the right person. If it is for you after all, ask who needs your signature for another invitation.",
    es: "Alguien nos dijo que no llegó a la persona correcta. Si al final es para usted, pida otra invitación a quien necesita su firma.",
  },
  over: { en: "There is nothing to sign any more", es: "Ya no hay nada que firmar" },
  overLead: {
    en: "The application has ended. You need do nothing.",
    es: "La solicitud terminó. No tiene que hacer nada.",
  },
});
