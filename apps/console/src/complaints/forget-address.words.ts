import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const forgetAddressWords = catalogue({
  title: { en: "Forget somebody without an account", es: "Olvidar a alguien sin cuenta" },
  lead: {
    en: "For who calls or writes and has no account. Their address is deleted from the waiting lists of every state, and what loan officers wrote down of them as a lead.",
    es: "Para quien llama o escribe y no tiene cuenta. Se borra su dirección de las listas de espera de todos los estados, y lo que los oficiales anotaron de esa persona.",
  },
  email: { en: "Email address", es: "Correo electrónico" },
  send: { en: "Delete this address", es: "Borrar esta dirección" },
  done: {
    en: (email: string) => `Nothing of ${email} is on a waiting list or among the leads.`,
    es: (email: string) => `Nada de ${email} queda en las listas de espera ni entre los interesados.`,
  },
});
