import type { CodeWords } from "../../shell/use-explain.ts";

/** What only people who sign are told. */
export const signerCodes: CodeWords = {
  "code-wrong": {
    en: "These are not the digits. Look at the newest message, or send yourself new ones.",
    es: "No son esos dígitos. Mire el mensaje más reciente o envíese otros.",
  },
  "code-void": {
    en: "These digits are no longer good. Send yourself new ones.",
    es: "Estos dígitos ya no sirven. Envíese otros.",
  },
  "too-many": {
    en: "That was often enough for now. Try again later, or call us.",
    es: "Fueron suficientes por ahora. Intente más tarde o llámenos.",
  },
  "invitation-unknown": {
    en: "This code leads nowhere. Look at the newest message, or ask who invited you for another.",
    es: "Este código no lleva a nada. Mire el mensaje más reciente o pida otro a quien le invitó.",
  },
  "invitation-incomplete": {
    en: "Type all twelve letters and digits of the code.",
    es: "Escriba las doce letras y cifras del código.",
  },
  "invitation-expired": {
    en: "This invitation has expired. Open its link again to ask for a new one.",
    es: "Esta invitación venció. Abra otra vez su enlace para pedir otra.",
  },
  "invitation-void": {
    en: "This link is void. Ask who needs your signature for another invitation.",
    es: "Este enlace ya no sirve. Pida otra invitación a quien necesita su firma.",
  },
  "invitation-declined": {
    en: "You said that you do not sign. If that has changed, ask who invited you for another invitation.",
    es: "Usted dijo que no firma. Si eso cambió, pida otra invitación a quien le invitó.",
  },
  "invitation-joined": {
    en: "This invitation was used. Log in with your password.",
    es: "Esta invitación ya se usó. Inicie sesión con su contraseña.",
  },
  "invitation-open": {
    en: "This invitation is good again. Open its link once more.",
    es: "Esta invitación vuelve a servir. Abra otra vez su enlace.",
  },
  "invitation-over": {
    en: "There is nothing to sign any more. You need do nothing.",
    es: "Ya no hay nada que firmar. No tiene que hacer nada.",
  },
  "digits-missing": { en: "Enter the six digits that we sent you.", es: "Escriba los seis dígitos que le enviamos." },
  "app-code-missing": {
    en: "Your account asks for a second step. Enter the code that your authenticator app shows.",
    es: "Su cuenta pide un segundo paso. Escriba el código que muestra su aplicación de autenticación.",
  },
  "sample-missing": {
    en: "Enter the four digits that stand in the sample document.",
    es: "Escriba los cuatro dígitos que están en el documento de muestra.",
  },
  "demonstration-wrong": {
    en: "These are not the digits of the sample. Open it again and look.",
    es: "No son los dígitos de la muestra. Ábrala otra vez y mire.",
  },
  "open-first": { en: "Open the sample document first.", es: "Abra primero el documento de muestra." },
  "birth-date-required": { en: "Enter your date of birth.", es: "Escriba su fecha de nacimiento." },
  "document-changed": {
    en: "Somebody else has just signed. Read the document again and sign then.",
    es: "Otra persona acaba de firmar. Lea el documento de nuevo y firme después.",
  },
  "too-early": {
    en: "The session opens 15 minutes before its time.",
    es: "La sesión abre 15 minutos antes de su hora.",
  },
};
