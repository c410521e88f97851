import type { Consent } from "@gable/domain/profile/consents.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { LENDER } from "../documents/placed-field.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import type { CertifiedEvent } from "../documents/templates/signing-certificate.ts";
import { hasFieldsOf } from "./shown-paper.ts";
import type { SignatureRecord } from "./signature-records.ts";

/** What is known of one signer and their package. */
interface Ceremony {
  readonly signerName: string;
  readonly lenderName: string;
  readonly consent: Consent | undefined;
  readonly papers: readonly Pick<StoredDocument, "uuid" | "title" | "fields">[];
  readonly deliveries: readonly Delivery[];
  readonly adoptedAt: string | undefined;
  readonly records: readonly SignatureRecord[];
  readonly sealedAt: string;
}

/** What led to the sealed package, in the order in which it happened: consent, delivery, opening, adoption, signing, sealing. */
export function certifiedEvents(ceremony: Ceremony): readonly CertifiedEvent[] {
  const { signerName: who, lenderName, consent, papers, deliveries, adoptedAt, records, sealedAt } = ceremony;
  const ofPapers = papers.flatMap(({ uuid, title }) => {
    const delivery = deliveries.find(({ documentUuid }) => documentUuid === uuid);
    return delivery ? [{ title, ...delivery }] : [];
  });
  const events: readonly (CertifiedEvent | undefined)[] = [
    consent && { at: consent.at, who, what: "Consented to electronic records" },
    ...ofPapers.map(({ deliveredAt, title }) => ({
      at: deliveredAt,
      who: lenderName,
      what: `Made available: ${title}`,
    })),
    ...ofPapers.map(({ openedAt, title }) => (openedAt ? { at: openedAt, who, what: `Opened ${title}` } : undefined)),
    adoptedAt === undefined ? undefined : { at: adoptedAt, who, what: "Adopted a signature and initials" },
    ...records.map(({ at, title }) => ({ at, who, what: `Signed ${title}` })),
    ...papers
      .filter((paper) => hasFieldsOf(paper, LENDER))
      .map(({ title }) => ({ at: sealedAt, who: lenderName, what: `Signed ${title}, by its electronic agent` })),
    { at: sealedAt, who: lenderName, what: "Sealed the documents" },
  ];
  return events.filter((event) => event !== undefined).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
