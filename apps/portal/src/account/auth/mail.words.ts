import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const mailWords = catalogue({
  question: { en: "Log in by mail", es: "Inicie sesión por correo" },
  lead: {
    en: "We send a code and a link to the address of your account. Either lets you in, without your password.",
    es: "Enviamos un código y un enlace al correo de su cuenta. Cualquiera de los dos le da acceso, sin contraseña.",
  },
  send: { en: "Send me the code", es: "Envíenme el código" },
  digitsQuestion: { en: "Enter the code from your mail", es: "Ingrese el código de su correo" },
  sent: {
    en: (email: string) =>
      `If there is an account for ${email}, a message with six digits is on its way. It is good for 15 minutes, and its link opens on any device.`,
    es: (email: string) =>
      `Si hay una cuenta para ${email}, un mensaje con seis dígitos va en camino. Vale 15 minutos y su enlace se abre en cualquier dispositivo.`,
  },
  digits: { en: "The six digits", es: "Los seis dígitos" },
  none: {
    en: "Nothing there after some minutes? Look in the spam folder.",
    es: "¿No llega en unos minutos? Mire en correo no deseado.",
  },
  again: { en: "Send another, or change the address", es: "Enviar otro o cambiar el correo" },
  linkQuestion: { en: "Go on to your account", es: "Continúe a su cuenta" },
  linkLead: {
    en: "You opened the link of our message. It logs you in on this device, once.",
    es: "Abrió el enlace de nuestro mensaje. Inicia su sesión en este dispositivo, una sola vez.",
  },
  enter: { en: "Log in", es: "Iniciar sesión" },
  another: { en: "Send a new message", es: "Enviar otro mensaje" },
  byPassword: { en: "Log in by password", es: "Entrar con contraseña" },
});

/** Of codes that only this log-in knows. */
export const mailCodes: Readonly<Record<string, Words>> = {
  "log-in-code-wrong": {
    en: "These are not the digits of our latest message, or they are not good any more. Look at it again, or have another sent.",
    es: "No son los dígitos de nuestro último mensaje o ya no valen. Mírelo otra vez o pida otro.",
  },
};
