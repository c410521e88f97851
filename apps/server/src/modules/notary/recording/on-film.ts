import { type Film, filmStandingOf } from "@gable/domain/notary/on-film.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Signature } from "@gable/domain/workflow/facts/papers.ts";
import type { Database, Transaction } from "../../../database/transaction.ts";
import { Refusal } from "../../../http/refusal.ts";
import { lengthOf } from "./recording-parts.ts";

/** Refuses to certify a deed while the moment of a signature on it is on no recording: the page that made one may have crashed after it. */
export async function demandOnFilm(trx: Transaction, file: LoanFile): Promise<void> {
  const films = await filmsOf(trx, file);
  const signed = deedSignaturesOf(file);
  if (signed.some(({ at }) => filmStandingOf(at, films) !== "yes"))
    throw new Refusal(409, "signature-not-on-film", "The moment of a signature is not on the recording.");
}

/** How the recordings reach that the present notary made of the present session. */
export async function filmsOf(db: Database, { facts }: LoanFile): Promise<Film[]> {
  const { notarySession: session, notaryRecordings = [] } = facts;
  const own = notaryRecordings.filter(
    ({ sessionId, staffUuid }) => sessionId === session?.sessionId && staffUuid === session.desk?.staffUuid,
  );
  return Promise.all(
    own.map(async ({ uuid, beganAt, ended }) => {
      const { until } = await lengthOf(db, uuid);
      return { beganAt, until, isGoing: !ended };
    }),
  );
}

/** The signatures on the deed of the present session, whoever gave them. */
function deedSignaturesOf({ facts }: LoanFile): Signature[] {
  const { notarySession: session, signers } = facts;
  const parts = signers.flatMap(({ notary: part }) => (part?.sessionId === session?.sessionId && part ? [part] : []));
  return [session, ...parts].flatMap((part) => part?.deedSigned ?? []);
}
