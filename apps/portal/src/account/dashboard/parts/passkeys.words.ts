import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const passkeyWords = catalogue({
  title: { en: "Passkeys", es: "Llaves de acceso" },
  lead: {
    en: "Log in with your fingerprint, your face or the PIN of your device, in place of the password. A passkey cannot be guessed, and a false page cannot steal it.",
    es: "Inicie sesión con su huella, su cara o el PIN de su dispositivo, en lugar de la contraseña. Una llave de acceso no se puede adivinar y una página falsa no puede robarla.",
  },
  cannot: {
    en: "This browser has no passkeys. A newer one does, or your phone.",
    es: "Este navegador no tiene llaves de acceso. Uno más nuevo sí, o su teléfono.",
  },
  added: { en: (when: string) => `Added ${when}.`, es: (when: string) => `Agregada: ${when}.` },
  lastUsed: { en: (when: string) => `Last used ${when}.`, es: (when: string) => `Último uso: ${when}.` },
  neverUsed: { en: "Not used yet.", es: "Aún no se ha usado." },
  add: { en: "Add a passkey", es: "Agregar una llave de acceso" },
  how: {
    en: "Give it a name, enter your password, and your device asks you to unlock it. Do this only on a device of your own.",
    es: "Póngale un nombre, escriba su contraseña y su dispositivo le pedirá desbloquearlo. Hágalo solo en un dispositivo suyo.",
  },
  name: { en: "Name", es: "Nombre" },
  nameHint: { en: "To recognize it by, such as “My phone”.", es: "Para reconocerla, como «Mi teléfono»." },
  password: { en: "Password, to add a passkey", es: "Contraseña, para agregar una llave" },
  make: { en: "Make the passkey", es: "Crear la llave de acceso" },
  isAdded: {
    en: "Your passkey is ready. Use it at the next log-in.",
    es: "Su llave está lista. Úsela la próxima vez.",
  },
  removeThat: { en: (name: string) => `Remove “${name}”`, es: (name: string) => `Quitar «${name}»` },
  removeLead: {
    en: "It opens nothing from then on. Every other device is logged out, and we send you a mail. Delete it on the device too.",
    es: "Desde entonces no abre nada. Las demás sesiones se cierran y le enviamos un correo. Bórrela también en el dispositivo.",
  },
  passwordToRemove: {
    en: (name: string) => `Password, to remove “${name}”`,
    es: (name: string) => `Contraseña, para quitar «${name}»`,
  },
  remove: { en: "Remove it", es: "Quitarla" },
  removed: { en: "The passkey is removed.", es: "La llave de acceso fue quitada." },
});
