import type { Words } from "@gable/domain/language.ts";
import type { ToSigner } from "./messages.ts";

// What an owner who signs beside the borrower is told of the right to cancel.

/** By hand: they take no electronic records, and have no page of ours. 12 CFR 1026.15(a)(2), (4) */
export const mayCancel = (to: string, until: Words, isByHand: boolean): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, you may cancel until ${until.en}`, es: `${to}, puede cancelar hasta el ${until.es}` },
  paragraphs: [
    isByHand
      ? {
          en: `${to}: as an owner you may cancel the line of credit yourself until midnight of that day, without a reason and without cost. Sign the notice of right to cancel that we posted to you, and mail it to the address on it by then. It ends the line for everybody. If you do not want to cancel, do nothing.`,
          es: `${to}: como dueño o dueña puede cancelar la línea de crédito por su cuenta hasta la medianoche de ese día, sin dar razones y sin costo. Firme el aviso del derecho a cancelar que le enviamos y póngalo en el correo, a la dirección que indica, antes de entonces. Termina la línea para todos. Si no quiere cancelar, no haga nada.`,
        }
      : {
          en: `${to}: as an owner you may cancel the line of credit yourself until midnight of that day, without a reason and without cost, with your documents behind the link. It ends the line for everybody. If you do not want to cancel, do nothing.`,
          es: `${to}: como dueño o dueña puede cancelar la línea de crédito por su cuenta hasta la medianoche de ese día, sin dar razones y sin costo, junto a sus documentos en el enlace. Termina la línea para todos. Si no quiere cancelar, no haga nada.`,
        },
  ],
});

export const mayConfirm = (to: string, until: Words): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, your time to cancel has ended`, es: `${to}, terminó su plazo para cancelar` },
  paragraphs: [
    {
      en: `${to}: a cancellation that was mailed in time may still be on its way, so we wait until the end of ${until.en}. If you did not cancel, you may sign that under your documents: once everybody who could cancel has, we go on at once. You do not have to, and without it nothing changes but the wait. If you did cancel, do not sign, and call us.`,
      es: `${to}: una cancelación enviada a tiempo por correo puede estar en camino, así que esperamos hasta el final del ${until.es}. Si no canceló, puede firmarlo entre sus documentos: cuando lo hayan hecho todos los que podían cancelar, seguimos enseguida. No está obligado; sin ello solo esperamos. Si canceló, no firme y llámenos.`,
    },
  ],
});

export const cancelledBy = (who: string, loanNumber: string): ToSigner => ({
  topic: "file",
  subject: { en: "The line of credit is cancelled", es: "La línea de crédito está cancelada" },
  paragraphs: [
    {
      en: `${who} cancelled the line of credit ${loanNumber} within the time that the law gives. That counts for everybody. Our claim on the home is void, and whatever was paid is returned within 20 days.`,
      es: `${who} canceló la línea de crédito ${loanNumber} dentro del plazo que da la ley. Eso vale para todos. Nuestro gravamen sobre la casa queda sin efecto y lo pagado se devuelve dentro de 20 días.`,
    },
  ],
});
