import { paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { awaitedOriginals } from "@gable/domain/workflow/closing/signed-originals.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import type { Moment } from "./moment.ts";

const ownOf = (file: LoanFile) => awaitedOriginals(file).filter(({ who }) => who === file.identityUuid);

/** Whether everything that the borrower signs by hand now is on its way to them. */
function isInPost(file: LoanFile): boolean {
  const own = ownOf(file);
  return own.length > 0 && own.every(({ postedOn }) => postedOn !== undefined);
}

/** Whether others were posted before, which those that are awaited now take the place of. */
const werePosted = (file: LoanFile): boolean =>
  ownOf(file).some(({ document: { kind, documentUuid } }) =>
    file.facts.deliveries.some(
      (delivery) => delivery.posted && delivery.documentKind === kind && delivery.documentUuid !== documentUuid,
    ),
  );

const atOffice: Words = {
  en: "They come to the address that we have of you. Read them at home and sign nothing yet: in Texas they are signed at the office, on the day of your appointment. Bring all of them, and a photo ID. If you have no appointment yet, we call you, or you choose one in your account.",
  es: "Llegan a la dirección que tenemos de usted. Léalos en casa y no firme nada todavía: en Texas se firman en la oficina, el día de su cita. Llévelos todos, con una identificación con foto. Si aún no tiene cita, le llamamos, o elija una en su cuenta.",
};

const byMail: Words = {
  en: "They come to the address that we have of you. Sign and date each one where it is marked; a deed only before a notary. Send them back in the stamped envelope that is with them. Your account shows what has come back to us.",
  es: "Llegan a la dirección que tenemos de usted. Firme y feche cada uno donde está marcado; una escritura, solo ante notario. Devuélvalos en el sobre franqueado que los acompaña. Su cuenta muestra lo que nos ha llegado de vuelta.",
};

/** Of the deed alone, once the agreement is signed. */
const insteadOfEarlier = {
  papers: {
    en: "They take the place of any papers to sign that we sent you before: those count no more, even if you have signed them. Please destroy them.",
    es: "Sustituyen a los papeles para firmar que le hayamos enviado antes: esos ya no valen, aunque los haya firmado. Destrúyalos, por favor.",
  },
  deed: {
    en: "It takes the place of any deed that we sent you before: that one counts no more, even if you have signed it. Please destroy it.",
    es: "Sustituye a la escritura que le hayamos enviado antes: esa ya no vale, aunque la haya firmado. Destrúyala, por favor.",
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What to do with papers that are in the mail, and with those that they take the place of. */
function whatToDo(file: LoanFile): Words {
  const done = isTexasHomestead(file.facts) ? atOffice : byMail;
  if (!werePosted(file)) return done;
  const earlier = file.facts.closingSignedAt ? insteadOfEarlier.deed : insteadOfEarlier.papers;
  return { en: `${done.en} ${earlier.en}`, es: `${done.es} ${earlier.es}` };
}

export const paperMoments = {
  "papers-posted": {
    notice: "papers-posted",
    came: ({ before, after }) => isInPost(after) && !isInPost(before),
    mail: ({ after }) => [
      {
        subject: { en: "Your papers are in the mail", es: "Sus papeles van por correo postal" },
        paragraph: whatToDo(after),
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
