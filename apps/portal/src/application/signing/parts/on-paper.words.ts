import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const onPaperWords = catalogue({
  coming: { en: "Your documents come by mail", es: "Sus documentos llegan por correo postal" },
  comingLead: {
    en: "You asked for paper. We print your documents and post them to your home with a stamped envelope for the way back. There is nothing to do until they arrive.",
    es: "Usted pidió papel. Imprimimos sus documentos y los enviamos a su casa con un sobre franqueado para la devolución. No hay nada que hacer hasta que lleguen.",
  },
  sent: { en: "Your documents are on their way to you", es: "Sus documentos van en camino" },
  sentLead: {
    en: "Read each one, sign and date it by hand where it is marked, and send the signed ones back in the envelope. Keep the copies.",
    es: "Lea cada uno, fírmelo y féchelo a mano donde está marcado, y devuelva los firmados en el sobre. Conserve las copias.",
  },
  back: { en: "Your signed documents are here", es: "Sus documentos firmados están aquí" },
  backLead: {
    en: "A second person checks them. Then your application goes on, and we write to you. There is nothing for you to do.",
    es: "Una segunda persona los revisa. Después su solicitud sigue y le escribimos. No tiene que hacer nada.",
  },
  officeLead: {
    en: "We print your documents and post them to you. Read each one at home, and bring all of them unsigned to your appointment with a photo ID. In Texas you sign and date them there, and nowhere else.",
    es: "Imprimimos sus documentos y se los enviamos. Lea cada uno en casa y llévelos todos sin firmar a su cita, con una identificación con foto. En Texas los firma y fecha allí, y en ningún otro lugar.",
  },
  notary: {
    en: "Sign the deed before a notary, who completes it. A bank branch or a shipping store often has one. Bring a photo ID.",
    es: "Firme la escritura ante un notario, que la completa. Muchas sucursales bancarias y tiendas de envíos tienen uno. Lleve una identificación con foto.",
  },
  besideLead: {
    en: "You asked for paper. We print what you sign and post it with a stamped envelope for the way back. There is nothing to do until it arrives.",
    es: "Usted pidió papel. Imprimimos lo que firma y lo enviamos por correo con un sobre franqueado para la devolución. No hay nada que hacer hasta que llegue.",
  },
  besideBackLead: {
    en: "A second person checks them, and we write to you. There is nothing for you to do now.",
    es: "Una segunda persona los revisa y le escribimos. Ahora no tiene que hacer nada.",
  },
  besideDeed: {
    en: (who: string) =>
      `The deed is a paper apart. All of you sign it by hand, before a notary. ${who} arranges the place and time. Bring your ID.`,
    es: (who: string) =>
      `La escritura es un documento aparte. Todos la firman a mano, ante un notario. ${who} acuerda lugar y hora. Lleve su identificación.`,
  },
  waiting: { en: "Being prepared for mailing", es: "En preparación para el envío" },
  posted: { en: (day: string) => `Posted on ${day}`, es: (day: string) => `Enviado el ${day}` },
  signed: {
    en: (day: string) => `Signed on ${day}, received by us`,
    es: (day: string) => `Firmado el ${day}, recibido`,
  },
  next: {
    en: "If you have a right to cancel, your days for it begin when the last paper is signed and the notices have reached you, whichever is later. No money is paid out before they are over.",
    es: "Si tiene derecho a cancelar, su plazo empieza cuando se firma el último documento y los avisos le han llegado, lo que sea posterior. No se entrega dinero antes de que termine.",
  },
  change: {
    en: "Has something not arrived, or is it damaged? Call us and we send it again.",
    es: "¿Algo no llegó o está dañado? Llámenos y lo enviamos de nuevo.",
  },
  again: {
    en: "You can also return to signing on the screen in your settings.",
    es: "También puede volver a firmar en pantalla desde su configuración.",
  },
});
