import type { LocalDate } from "../../calendar/local-date.ts";
import { mailedNoticeReceived } from "../../calendar/texas-clocks.ts";
import type { Facts } from "../facts/facts.ts";

/** What the right to cancel waits for besides the signing (12 CFR 1026.15(a)(3)): the notice of it, and the disclosures. */
const startTheClock: ReadonlySet<string> = new Set(["RIGHT_TO_CANCEL", "ACCOUNT_OPENING_DISCLOSURE"]);

/** The days on which notices and disclosures of the papers in force count as received that went by post. */
export function noticesByPost({ closingDocuments = [], deliveries, signers }: Facts): readonly LocalDate[] {
  const drawn = [...closingDocuments, ...signers.flatMap(({ papers }) => papers?.documents ?? [])];
  const inForce = new Set(drawn.filter(({ kind }) => startTheClock.has(kind)).map(({ documentUuid }) => documentUuid));
  return [...deliveries, ...signers.flatMap((signer) => signer.deliveries)].flatMap(({ documentUuid, posted }) =>
    documentUuid && inForce.has(documentUuid) && posted ? [mailedNoticeReceived(posted.on)] : [],
  );
}
