import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const loginWords = catalogue({
  title: { en: "Log in to the console", es: "Inicie sesión en la consola" },
  again: {
    en: "Log in and you go on where you were.",
    es: "Inicie sesión y seguirá donde estaba.",
  },
  ended: { en: "Your session has ended.", es: "Su sesión terminó." },
  loggedOut: { en: "You logged out in another tab.", es: "Cerró la sesión en otra pestaña." },
  OVER: {
    en: "Your session has ended. Log in again within 15 minutes and you go on where you were, with what you typed. Nobody else who logs in here sees it.",
    es: "Su sesión terminó. Vuelva a iniciarla dentro de 15 minutos y seguirá donde estaba, con lo que escribió. Nadie más que inicie sesión aquí lo verá.",
  },
  ELSEWHERE: {
    en: "You logged out in another tab. Log in again within 15 minutes and you go on where you were, with what you typed. Nobody else who logs in here sees it.",
    es: "Cerró la sesión en otra pestaña. Vuelva a iniciarla dentro de 15 minutos y seguirá donde estaba, con lo que escribió. Nadie más que inicie sesión aquí lo verá.",
  },
  email: { en: "Work email address", es: "Correo electrónico del trabajo" },
  password: { en: "Password", es: "Contraseña" },
  next: { en: "Go on", es: "Continuar" },
  codeTitle: { en: "Your second factor", es: "Su segundo factor" },
  codeLead: {
    en: "Open your authenticator app and type the six digits for Gable console.",
    es: "Abra su aplicación de autenticación y escriba los seis dígitos de Gable console.",
  },
  code: { en: "Six-digit code", es: "Código de seis dígitos" },
  logIn: { en: "Log in", es: "Iniciar sesión" },
  withPasskey: { en: "Use a passkey instead", es: "Usar una llave de acceso" },
  back: { en: "Use another account", es: "Usar otra cuenta" },
  enrolTitle: { en: "Set up your second factor", es: "Configure su segundo factor" },
  enrolLead: {
    en: "Point the camera of an authenticator app at this picture, or type the key into it. Then enter the six digits that it shows. They are asked for at every log-in.",
    es: "Apunte la cámara de una aplicación de autenticación a esta imagen, o escriba en ella la clave. Después ingrese los seis dígitos que muestra. Se piden en cada inicio de sesión.",
  },
  picture: { en: "The key as a QR code", es: "La clave como código QR" },
  key: { en: "Key", es: "Clave" },
  openApp: { en: "Open in an app on this device", es: "Abrir en una aplicación de este dispositivo" },
  law: {
    en: "What you see here is kept on record: every page, every search, every act.",
    es: "Lo que vea aquí queda registrado: cada página, cada búsqueda, cada acto.",
  },
  lost: {
    en: "Forgot your password, lost your phone, or no code is taken? After several tries an account rests, at most an hour, and then takes the right ones again. An administrator of your lender can mail you a new link.",
    es: "¿Olvidó su contraseña, perdió su teléfono o no se acepta ningún código? Tras varios intentos la cuenta descansa, una hora como máximo, y luego vuelve a aceptar los correctos. Un administrador de su entidad puede enviarle un enlace nuevo.",
  },
  borrower: {
    en: "Looking for your own application? It is on your lender’s website.",
    es: "¿Busca su propia solicitud? Está en el sitio de su entidad.",
  },
  seeded: { en: "Development: log in as", es: "Desarrollo: entrar como" },
  seededFailed: {
    en: "The code was used already. Wait half a minute, or take somebody else.",
    es: "El código ya se usó. Espere medio minuto o elija a otra persona.",
  },
});
