import { openConditions } from "@gable/domain/conditions/caused-conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import { paths } from "@gable/domain/journey/paths.ts";
import { notices } from "@gable/domain/notifications/notice.ts";
import { tellingOfHandOver } from "@gable/domain/signers/handed-conditions.ts";
import { handedToBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Moment } from "./moment.ts";

/** What becomes of what the borrower handed over to somebody who signs beside them, and what came to them so. */
export const handOverMoments = {
  // Who asks and for what is on the page, not in the mail.
  "signer-asks": {
    notice: "signer-asks",
    came: ({ before, after }) => {
      const known = new Set(handedToBorrower(before).map(({ uuid }) => uuid));
      return handedToBorrower(after).some(({ uuid }) => !known.has(uuid));
    },
    mail: {
      subject: notices["signer-asks"].title,
      paragraph: {
        en: "We asked them for it, and they say that you have it. You see what they ask for, and can send it or say that you do not have it. They do not see what you send.",
        es: "Se lo pedimos a esa persona y dice que lo tiene usted. Verá qué le pide y puede enviarlo o decir que no lo tiene. Esa persona no ve lo que usted envía.",
      },
    },
    text: {
      en: "Somebody who signs with you asks you for a document",
      es: "Quien firma con usted le pide un documento",
    },
    path: paths.conditions,
    topic: "moves",
    haste: "batched",
    stands: (file) => handedToBorrower(file).some(({ actionNeeded }) => actionNeeded),
  },
  "signer-sent": {
    notice: "signer-sent",
    came: ({ before, after }) => isNewly("SENT", before, after),
    mail: {
      subject: notices["signer-sent"].title,
      paragraph: {
        en: "You said that somebody who signs beside you has what we asked for. They sent it, and a person here reads it. You need do nothing unless we write to you.",
        es: "Usted dijo que quien firma con usted tiene lo que pedimos. Lo envió y una persona de aquí lo lee. No tiene que hacer nada salvo que le escribamos.",
      },
    },
    path: paths.conditions,
    topic: "moves",
    haste: "batched",
  },
  "signer-has-not": {
    notice: "signer-has-not",
    came: ({ before, after }) => isNewly("NOT_THERE", before, after),
    mail: {
      subject: notices["signer-has-not"].title,
      paragraph: {
        en: "Whoever you asked says that they do not have what we need. You can send it yourself, ask somebody else, or tell us why it cannot be had: often something else will do.",
        es: "La persona a quien preguntó dice que no tiene lo que necesitamos. Puede enviarlo usted, preguntar a otra persona o decirnos por qué no se consigue: a menudo sirve otra cosa.",
      },
    },
    text: { en: "Something that you handed over came back to you", es: "Algo que usted encargó volvió a usted" },
    path: paths.conditions,
    topic: "moves",
    haste: "batched",
    stands: (file) => openConditions(file).some((asked) => standing(file, asked) === "NOT_THERE"),
  },
} as const satisfies Readonly<Record<string, Moment>>;

const standing = (file: LoanFile, asked: Condition) => tellingOfHandOver(file, asked).handedTo?.standing;

/** Whether it stands so with something that did not before. */
function isNewly(what: "SENT" | "NOT_THERE", before: LoanFile, after: LoanFile): boolean {
  const stood = new Set(
    openConditions(before).flatMap((asked) => (standing(before, asked) === what ? [asked.uuid] : [])),
  );
  return openConditions(after).some((asked) => standing(after, asked) === what && !stood.has(asked.uuid));
}
