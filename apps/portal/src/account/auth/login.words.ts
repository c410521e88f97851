import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const loginWords = catalogue({
  question: { en: "Log in", es: "Inicie sesión" },
  again: {
    en: "Log in and you go on where you were. What you saved is as it was.",
    es: "Inicie sesión y seguirá donde estaba. Lo que guardó está como estaba.",
  },
  over: { en: "Your session has ended.", es: "Su sesión terminó." },
  elsewhere: { en: "You logged out in another tab.", es: "Cerró la sesión en otra pestaña." },
  otherLender: {
    en: (lender: string) =>
      `You were logged in with another lender, whose accounts are not valid here. Log in with your account at ${lender}. To go on with the other lender, open the address in its messages.`,
    es: (lender: string) =>
      `Tenía la sesión abierta con otro prestamista, cuyas cuentas no valen aquí. Entre con su cuenta en ${lender}. Para seguir con el otro prestamista, abra la dirección que está en sus mensajes.`,
  },
  email: { en: "Email address", es: "Correo electrónico" },
  password: { en: "Password", es: "Contraseña" },
  code: { en: "The six digits that your app shows", es: "Los seis dígitos que muestra su aplicación" },
  codeHint: {
    en: "Without your phone, enter one of the codes that you kept. If they are lost too, call us.",
    es: "Sin su teléfono, escriba uno de los códigos que guardó. Si también los perdió, llámenos.",
  },
  submit: { en: "Log in", es: "Iniciar sesión" },
  withPasskey: { en: "Use a passkey instead", es: "Usar una llave de acceso" },
  byMail: { en: "Log in by a code in your mail", es: "Entrar con un código por correo" },
  forgotten: { en: "Forgot your password?", es: "¿Olvidó su contraseña?" },
  noAccount: { en: "No account yet?", es: "¿Aún no tiene cuenta?" },
  start: { en: "See what you could borrow", es: "Vea cuánto podría pedir" },
  signing: { en: "Asked to sign for somebody else’s line?", es: "¿Le pidieron firmar por la línea de otra persona?" },
  toSigning: { en: "Log in to sign", es: "Inicie sesión para firmar" },
  help: { en: "Need help? Call us:", es: "¿Necesita ayuda? Llámenos:" },
});
