import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const confirmEmailWords = catalogue({
  question: { en: "Confirm your email address", es: "Confirme su correo electrónico" },
  lead: {
    en: (email: string) =>
      `Your signed documents go to ${email}. Enter the six digits that we mailed there. They are good for 30 minutes.`,
    es: (email: string) =>
      `Sus documentos firmados van a ${email}. Escriba los seis dígitos que enviamos allí. Valen 30 minutos.`,
  },
  leadPlain: {
    en: "Your signed documents go there. Enter the six digits that we mailed to you. They are good for 30 minutes.",
    es: "Allí van sus documentos firmados. Escriba los seis dígitos que le enviamos. Valen 30 minutos.",
  },
  change: {
    en: "Sign with another address: change it in your settings",
    es: "Firmar con otro correo: cámbielo en su configuración",
  },
  why: {
    en: "Copies of what you sign, and your right to cancel, are delivered to this address. We make sure that it is yours first.",
    es: "Las copias de lo que firma y su derecho a cancelar se entregan en este correo. Antes nos aseguramos de que sea suyo.",
  },
});
