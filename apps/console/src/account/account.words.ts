import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const accountWords = catalogue({
  title: { en: "Your log-in", es: "Su acceso" },
  lead: {
    en: "How you come into the console. Every log-in asks for your password and for a second factor.",
    es: "Cómo entra en la consola. Cada inicio de sesión pide su contraseña y un segundo factor.",
  },
  failed: { en: "Your passkeys could not be read", es: "No se pudieron leer sus llaves de acceso" },
  app: { en: "Authenticator app", es: "Aplicación de autenticación" },
  appBody: {
    en: "Six digits, always accepted. If you lose the phone, an administrator sends you a new link.",
    es: "Seis dígitos, siempre aceptados. Si pierde el teléfono, un administrador le envía un enlace nuevo.",
  },
  passkeys: { en: "Passkeys", es: "Llaves de acceso" },
  passkeysBody: {
    en: "In place of the six digits: the fingerprint, the face or the PIN of a device of yours. A false page cannot steal it.",
    es: "En lugar de los seis dígitos: la huella, la cara o el PIN de un dispositivo suyo. Una página falsa no puede robarla.",
  },
  none: { en: "You have none yet.", es: "Aún no tiene ninguna." },
  cannot: {
    en: "This browser has no passkeys. A newer one does.",
    es: "Este navegador no tiene llaves de acceso. Uno más nuevo sí.",
  },
  added: { en: (when: string) => `Added ${when}.`, es: (when: string) => `Agregada: ${when}.` },
  lastUsed: { en: (when: string) => `Last used ${when}.`, es: (when: string) => `Último uso: ${when}.` },
  neverUsed: { en: "Not used yet.", es: "Aún no se ha usado." },
  add: { en: "Add a passkey", es: "Agregar una llave de acceso" },
  how: {
    en: "Give it a name and prove that it is you; then your device asks you to unlock it. Only on a device that nobody else unlocks.",
    es: "Póngale un nombre y demuestre que es usted; después su dispositivo le pide desbloquearlo. Solo en un dispositivo que nadie más desbloquee.",
  },
  name: { en: "Name", es: "Nombre" },
  nameHint: { en: "To recognize it by, such as “My laptop”.", es: "Para reconocerla, como «Mi portátil»." },
  passwordToAdd: { en: "Password, to add a passkey", es: "Contraseña, para agregar una llave" },
  passwordToRemove: {
    en: (name: string) => `Password, to remove “${name}”`,
    es: (name: string) => `Contraseña, para quitar «${name}»`,
  },
  code: { en: "Six-digit code of your app", es: "Código de seis dígitos de su aplicación" },
  codeHint: {
    en: "The next one, if you have just logged in with the one it shows.",
    es: "El siguiente, si acaba de entrar con el que muestra.",
  },
  make: { en: "Make the passkey", es: "Crear la llave de acceso" },
  isAdded: {
    en: "Your passkey is ready. Use it at the next log-in.",
    es: "Su llave está lista. Úsela la próxima vez.",
  },
  removeThat: { en: (name: string) => `Remove “${name}”`, es: (name: string) => `Quitar «${name}»` },
  removeBody: {
    en: "It opens nothing from then on, and your other sessions end. Delete it on the device too.",
    es: "Desde entonces no abre nada y sus demás sesiones se cierran. Bórrela también en el dispositivo.",
  },
  lastBody: {
    en: "It is your only one: the code shows that your app still lets you in.",
    es: "Es la única: el código muestra que su aplicación aún le permite entrar.",
  },
  remove: { en: "Remove it", es: "Quitarla" },
  removed: { en: "The passkey is removed.", es: "La llave de acceso fue quitada." },
});
