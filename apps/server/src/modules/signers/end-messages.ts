import type { Words } from "@gable/domain/language.ts";
import type { ToSigner } from "./messages.ts";

// What those who sign beside the borrower are told once there is nothing more for them to sign: no amount, no account and no reason
// of the borrower's is in it.

/** Who never signed. */
export const nothingToSign = (to: string): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, there is nothing to sign any more`, es: `${to}, ya no hay nada que firmar` },
  paragraphs: [
    {
      en: `${to}: the application for which you were asked to sign has ended. You need do nothing, and your share in the home is as it was. What you gave us is kept only as long as the law asks.`,
      es: `${to}: la solicitud por la que se le pidió firmar ha terminado. No tiene que hacer nada y su parte de la casa está como estaba. Lo que nos dio se guarda solo el tiempo que pide la ley.`,
    },
  ],
});

/** Who had signed. Without a day where none can be promised. */
export const signedForNothing = (to: string, by: Words | undefined): ToSigner => ({
  topic: "file",
  subject: {
    en: `${to}, the line for which you signed has ended`,
    es: `${to}, la línea por la que firmó ha terminado`,
  },
  paragraphs: [
    {
      en: `${to}: it ended before any money was sent, and what you signed is not used. ${by ? `By ${by.en} we give up our claim on the home, at the county too where it is recorded there. ` : ""}You owe nothing and need do nothing. Your documents stay yours to read.`,
      es: `${to}: terminó antes de que se enviara dinero, y lo que firmó no se usa. ${by ? `A más tardar el ${by.es} renunciamos a nuestro gravamen sobre la casa, también en el condado si está inscrito allí. ` : ""}No debe nada ni tiene que hacer nada. Puede seguir leyendo sus documentos.`,
    },
  ],
});

/** Who had signed a line that is undone now: what is told of money is the borrower's. */
export const claimGone = (to: string, claim: keyof typeof claims): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, we have no claim on the home any more`, es: `${to}, ya no tenemos gravamen sobre la casa` },
  paragraphs: [
    {
      en: `${to}: the line of credit for which you signed is undone. ${claims[claim].en} You need do nothing more.`,
      es: `${to}: la línea de crédito por la que firmó está deshecha. ${claims[claim].es} No tiene que hacer nada más.`,
    },
  ],
});

const claims = {
  NEVER_RECORDED: {
    en: "Our claim was never on the county’s books.",
    es: "Nuestro gravamen nunca se inscribió en el condado.",
  },
  RELEASED: {
    en: "We released our claim at the county.",
    es: "Cancelamos nuestro gravamen en el condado.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The money has left. */
export const lineOpen = (
  to: string,
  from: string,
  street: string,
  { hadDaysToCancel, isByHand }: { readonly hadDaysToCancel: boolean; readonly isByHand: boolean },
): ToSigner => ({
  topic: "file",
  subject: { en: `${to}, the line for which you signed is open`, es: `${to}, la línea por la que firmó está abierta` },
  paragraphs: [
    {
      en: `${to}: the money has been sent, and the home at ${street} secures it now. ${hadDaysToCancel ? "The time in which it could be cancelled is over. " : ""}The payments are for ${from} to make: you owe none, and there is nothing more for you to do.`,
      es: `${to}: el dinero fue enviado y la casa en ${street} lo garantiza ahora. ${hadDaysToCancel ? "El plazo en que se podía cancelar terminó. " : ""}Los pagos le tocan a ${from}: usted no debe ninguno y no tiene que hacer nada más.`,
    },
    isByHand
      ? {
          en: "Keep the copies that came by mail. If you want others, call us.",
          es: "Conserve las copias que recibió por correo postal. Si quiere otras, llámenos.",
        }
      : {
          en: "Your documents stay behind the link, to read and to keep.",
          es: "Sus documentos siguen en el enlace, para leerlos y guardarlos.",
        },
  ],
});
