import { paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { awaitedOriginals } from "@gable/domain/workflow/closing/signed-originals.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import type { Moment } from "./moment.ts";

/** Whether everything that the borrower signs by hand now is on its way to them. */
function isInPost(file: LoanFile): boolean {
  const own = awaitedOriginals(file).filter(({ who }) => who === file.identityUuid);
  return own.length > 0 && own.every(({ postedOn }) => postedOn !== undefined);
}

const atOffice: Words = {
  en: "They come to the address that we have of you. Read them at home and sign nothing yet: in Texas they are signed at the office, on the day of your appointment. Bring all of them, and a photo ID. If you have no appointment yet, we call you, or you choose one in your account.",
  es: "Llegan a la dirección que tenemos de usted. Léalos en casa y no firme nada todavía: en Texas se firman en la oficina, el día de su cita. Llévelos todos, con una identificación con foto. Si aún no tiene cita, le llamamos, o elija una en su cuenta.",
};

export const paperMoments = {
  "papers-posted": {
    notice: "papers-posted",
    came: ({ before, after }) => isInPost(after) && !isInPost(before),
    mail: ({ after }) => [
      {
        subject: { en: "Your papers are in the mail", es: "Sus papeles van por correo postal" },
        paragraph: isTexasHomestead(after.facts)
          ? atOffice
          : {
              en: "They come to the address that we have of you. Sign and date each one where it is marked; a deed only before a notary. Send them back in the stamped envelope that is with them. Your account shows what has come back to us.",
              es: "Llegan a la dirección que tenemos de usted. Firme y feche cada uno donde está marcado; una escritura, solo ante notario. Devuélvalos en el sobre franqueado que los acompaña. Su cuenta muestra lo que nos ha llegado de vuelta.",
            },
      },
    ],
    text: {
      en: "Papers to sign by hand are in the mail. See what to do with them",
      es: "Los papeles que firma a mano van por correo. Vea qué hacer con ellos",
    },
    path: paths.applicationIndex,
    topic: "moves",
    haste: "at-once",
    stands: isInPost,
  },
} as const satisfies Readonly<Record<string, Moment>>;
