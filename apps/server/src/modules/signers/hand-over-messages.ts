import { standingWithBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { signerConditions } from "@gable/domain/signers/signer-conditions.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { ToSigner } from "./messages.ts";

/** What a signer is told of what they handed over to the borrower: what the borrower wrote is on the page, not in the mail. */
const handedMessages = {
  SENT: (to: string, from: string): ToSigner => ({
    topic: "moves",
    subject: { en: `${to}, ${from} sent what you asked for`, es: `${to}, ${from} envió lo que usted pidió` },
    paragraphs: [
      {
        en: `${to}: you said that ${from} has what we asked you for. It has come, and a person here reads it. You need do nothing unless we write to you.`,
        es: `${to}: usted dijo que ${from} tiene lo que le pedimos. Ya llegó y una persona de aquí lo lee. No tiene que hacer nada salvo que le escribamos.`,
      },
    ],
  }),
  NOT_THERE: (to: string, from: string): ToSigner => ({
    topic: "moves",
    subject: { en: `${to}, ${from} does not have it`, es: `${to}, ${from} no lo tiene` },
    paragraphs: [
      {
        en: `${to}: ${from} says that they do not have the document that you asked them for. Log in to send it yourself, or to tell us why it cannot be had: often something else will do.`,
        es: `${to}: ${from} dice que no tiene el documento que usted le pidió. Inicie sesión para enviarlo usted o decirnos por qué no se consigue: a menudo sirve otra cosa.`,
      },
    ],
  }),
} as const;

/** What has newly come of what a signer handed over. */
export function handedNews(before: LoanFile, after: LoanFile, { uuid }: SignerFacts, from: string): ToSigner[] {
  const was = new Set(standingsOf(before, uuid).map((one) => `${one.condition} ${one.standing}`));
  const signer = after.facts.signers.find((one) => one.uuid === uuid);
  return standingsOf(after, uuid).flatMap(({ condition, standing }) =>
    signer === undefined || standing === "ASKED" || was.has(`${condition} ${standing}`)
      ? []
      : [handedMessages[standing](signer.name.firstName, from)],
  );
}

function standingsOf(file: LoanFile, signer: string) {
  const found = file.facts.signers.find(({ uuid }) => uuid === signer);
  if (!found) return [];
  return signerConditions(file.facts, found).flatMap((condition) => {
    const standing = standingWithBorrower(file, condition)?.standing;
    return standing === undefined ? [] : [{ condition: condition.uuid, standing }];
  });
}
