import type { Words } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sendMail } from "../notifications/mail.ts";
import { languageOf } from "./preferences.ts";

type Change =
  | "password-changed"
  | "password-reset"
  | "email-changed"
  | "second-factor-on"
  | "second-factor-off"
  | "second-factor-lost-soon"
  | "second-factor-lost"
  | "recovery-codes-renewed"
  | "passkey-added"
  | "passkey-removed"
  | "address-proved"
  | "logged-out-by-lender";

/** Writes to the owner of an account that a way into it has changed: if it was not them, they hear of it here, and what to do. */
export async function tellOwner(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  { identityUuid, email }: { readonly identityUuid: string; readonly email: string },
  change: Change,
): Promise<void> {
  const { subject, body, advice = ifNotYou } = messages[change];
  await sendMail(ctx, trx, lender, identityUuid, {
    to: email,
    language: await languageOf(ctx, trx, identityUuid),
    subject,
    paragraphs: [body, advice],
  });
}

const ifNotYou: Words = {
  en: "If that was not you, set a new password and call us now.",
  es: "Si no fue usted, cree una contraseña nueva y llámenos ahora.",
};

const messages: Readonly<Record<Change, { readonly subject: Words; readonly body: Words; readonly advice?: Words }>> = {
  "password-changed": {
    subject: { en: "Your password was changed", es: "Su contraseña fue cambiada" },
    body: {
      en: "The password of your account was just changed in your settings, and every other device was logged out.",
      es: "La contraseña de su cuenta acaba de cambiarse en su configuración y los demás dispositivos fueron desconectados.",
    },
  },
  "password-reset": {
    subject: { en: "Your password was changed", es: "Su contraseña fue cambiada" },
    body: {
      en: "The password of your account was just changed by a link in a mail, and every device was logged out.",
      es: "La contraseña de su cuenta acaba de cambiarse con un enlace de un correo y todos los dispositivos fueron desconectados.",
    },
  },
  "email-changed": {
    subject: { en: "Your account has another email address", es: "Su cuenta tiene otra dirección de correo" },
    body: {
      en: "The email address of your account was just changed in your settings, and every other device was logged out. We write to the new address from now on.",
      es: "La dirección de correo de su cuenta acaba de cambiarse en su configuración y los demás dispositivos fueron desconectados. Desde ahora escribimos a la nueva.",
    },
    advice: { en: "If that was not you, call us now.", es: "Si no fue usted, llámenos ahora." },
  },
  "second-factor-on": {
    subject: { en: "Your log-in has a second step now", es: "Su acceso tiene ahora un segundo paso" },
    body: {
      en: "From now on your account asks for a code of your authenticator app after the password. Keep the codes for a lost phone somewhere safe.",
      es: "Desde ahora su cuenta pide un código de su aplicación de autenticación después de la contraseña. Guarde en un lugar seguro los códigos para un teléfono perdido.",
    },
  },
  "second-factor-off": {
    subject: { en: "The second step was turned off", es: "El segundo paso fue desactivado" },
    body: {
      en: "Your account no longer asks for a code of your authenticator app. Every other device was logged out.",
      es: "Su cuenta ya no pide un código de su aplicación de autenticación. Los demás dispositivos fueron desconectados.",
    },
  },
  "second-factor-lost-soon": {
    subject: { en: "We will turn off your second step tomorrow", es: "Mañana desactivaremos su segundo paso" },
    body: {
      en: "You told us that you lost your phone and the codes for it. In 24 hours your account opens without a code, once you log in as usual; then please turn the second step on again with your new phone.",
      es: "Usted nos dijo que perdió su teléfono y los códigos. Dentro de 24 horas su cuenta se abre sin código cuando usted entre como siempre; active después el segundo paso otra vez con su teléfono nuevo.",
    },
    advice: {
      en: "If that was not you, log in now with a code of your app or with a passkey: that stops it. Then set a new password and call us.",
      es: "Si no fue usted, entre ahora con un código de su aplicación o con una llave de acceso: eso lo detiene. Después cree una contraseña nueva y llámenos.",
    },
  },
  "second-factor-lost": {
    subject: { en: "The second step was turned off", es: "El segundo paso fue desactivado" },
    body: {
      en: "As you asked, your account no longer asks for a code. Every other device was logged out. Turn the second step on again in your settings as soon as you have your new phone.",
      es: "Como usted pidió, su cuenta ya no pide un código. Los demás dispositivos fueron desconectados. Active el segundo paso otra vez en su configuración en cuanto tenga su teléfono nuevo.",
    },
  },
  "recovery-codes-renewed": {
    subject: { en: "You have new codes for a lost phone", es: "Tiene códigos nuevos para un teléfono perdido" },
    body: {
      en: "New codes for a lost phone were just made in your settings. The earlier ones no longer work.",
      es: "En su configuración acaban de crearse códigos nuevos para un teléfono perdido. Los anteriores ya no sirven.",
    },
  },
  "passkey-added": {
    subject: { en: "A passkey was added to your account", es: "Se agregó una llave de acceso a su cuenta" },
    body: {
      en: "Whoever holds the device and can unlock it may now log in to your account without the password.",
      es: "Quien tenga el dispositivo y pueda desbloquearlo puede ahora entrar en su cuenta sin la contraseña.",
    },
  },
  "passkey-removed": {
    subject: { en: "A passkey was removed from your account", es: "Se quitó una llave de acceso de su cuenta" },
    body: {
      en: "That passkey no longer opens your account. Every other device was logged out.",
      es: "Esa llave ya no abre su cuenta. Los demás dispositivos fueron desconectados.",
    },
  },
  "address-proved": {
    subject: { en: "Your address is confirmed", es: "Su dirección está confirmada" },
    body: {
      en: "You logged in by a mail, for the first time. To be sure that the account is yours alone, we logged out every other device; the password and the passkeys of before no longer open it.",
      es: "Entró por primera vez con un correo. Para asegurarnos de que la cuenta es solo suya, desconectamos los demás dispositivos; la contraseña y las llaves de acceso de antes ya no la abren.",
    },
    advice: {
      en: "You can log in by a mail whenever you like. If you prefer a password, set a new one under “Forgot your password?” where you log in.",
      es: "Puede entrar con un correo cuando quiera. Si prefiere una contraseña, cree una nueva en «¿Olvidó su contraseña?», donde inicia sesión.",
    },
  },
  "logged-out-by-lender": {
    subject: { en: "You were logged out everywhere", es: "Se cerraron todas sus sesiones" },
    body: {
      en: "To keep your account safe, somebody of our staff just logged it out on every device. Nothing that you saved is lost. Log in again whenever you want to go on.",
      es: "Para proteger su cuenta, alguien de nuestro personal acaba de cerrar su sesión en todos los dispositivos. No se perdió nada de lo que guardó. Vuelva a entrar cuando quiera continuar.",
    },
    advice: {
      en: "If somebody else may know your password, set a new one when you log in. If you do not know why this was done, call us.",
      es: "Si otra persona puede conocer su contraseña, cree una nueva cuando entre. Si no sabe por qué se hizo esto, llámenos.",
    },
  },
};
