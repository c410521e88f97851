import type { Lender } from "@gable/domain/organisations/lender.ts";
import { type Consent, wordsOfVersion } from "@gable/domain/profile/consents.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { noticeRules } from "@gable/domain/workflow/notices/notices-due.ts";
import { sha256Of } from "./pack-manifest.ts";

/** Whose consent or paper it is. */
type Whose = "borrower" | { readonly signer: string };

/** Every consent with the words that were on the screen, those that others have replaced among them. */
export function packConsents({ facts }: LoanFile, lender: Lender) {
  const of = (whose: Whose, consents: readonly Consent[]) =>
    consents.map((consent) => ({ whose, ...consent, words: wordsOf(consent, lender) }));
  return [
    ...of("borrower", facts.consents),
    ...facts.signers.flatMap(({ uuid, consents }) => of({ signer: uuid }, consents)),
  ];
}

/** Null where they are not to be found any more, as under a lender's former name: version and hash say which they were. */
function wordsOf(consent: Consent, lender: Lender): string | null {
  const words = wordsOfVersion(consent, lender.orgBrand);
  return words !== undefined && sha256Of(Buffer.from(words)) === consent.textSha256 ? words : null;
}

/** What was handed to whom, when it was opened and confirmed. */
export function packDeliveries({ facts }: LoanFile) {
  return [
    ...deliveriesOf("borrower", facts.deliveries),
    ...facts.signers.flatMap(({ uuid, deliveries }) => deliveriesOf({ signer: uuid }, deliveries)),
  ];
}

const deliveriesOf = (whose: Whose, deliveries: readonly Delivery[]) =>
  deliveries.map((delivery) => ({ whose, ...delivery }));

/** Every notice that the facts call for, with its source in law, and when it went out. */
export function packNotices(file: LoanFile) {
  return noticeRules.map(({ kind, source, basis }) => ({
    kind,
    source,
    isDue: basis(file) !== undefined,
    given: givenOf(file.facts, kind),
  }));
}

const givenOf = ({ deliveries }: Facts, kind: string) =>
  deliveries
    .filter(({ documentKind }) => documentKind === kind)
    .map(({ basis, deliveredAt, openedAt, acknowledgedAt, documentUuid, sha256 }) => ({
      ground: basis ?? null,
      documentUuid: documentUuid ?? null,
      sha256,
      deliveredAt,
      openedAt: openedAt ?? null,
      acknowledgedAt: acknowledgedAt ?? null,
    }));
