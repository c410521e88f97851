import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const forgetAddressWords = catalogue({
  title: { en: "Take somebody off the waiting lists", es: "Quitar a alguien de las listas de espera" },
  lead: {
    en: "For who calls or writes and has no account. Their address is deleted from the lists of every state.",
    es: "Para quien llama o escribe y no tiene cuenta. Su dirección se borra de las listas de todos los estados.",
  },
  email: { en: "E-mail", es: "Correo electrónico" },
  send: { en: "Delete this address", es: "Borrar esta dirección" },
  done: {
    en: (email: string) => `Nothing of ${email} is on a waiting list.`,
    es: (email: string) => `Nada de ${email} está en una lista de espera.`,
  },
});
