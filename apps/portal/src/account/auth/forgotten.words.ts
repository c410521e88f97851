import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const forgottenWords = catalogue({
  question: { en: "Set a new password", es: "Cree una contraseña nueva" },
  lead: {
    en: "We send a link to the address of your account.",
    es: "Enviamos un enlace al correo de su cuenta.",
  },
  submit: { en: "Send me the link", es: "Envíenme el enlace" },
  sent: { en: "Look in your inbox", es: "Revise su correo" },
  sentLead: {
    en: (email: string) => `If there is an account for ${email}, a link is on its way. It is good for an hour.`,
    es: (email: string) => `Si hay una cuenta para ${email}, el enlace va en camino. Sirve por una hora.`,
  },
  sentHelp: {
    en: "Nothing there after some minutes? Look in the spam folder, or check the address and ask again.",
    es: "¿No llega en unos minutos? Mire en correo no deseado, o revise el correo y pídalo otra vez.",
  },
  logIn: { en: "Back to log-in", es: "Volver a iniciar sesión" },
});
