import type { Demonstration } from "@gable/domain/profile/consents.ts";
import { invalid } from "../../http/refusal.ts";
import type { Draft } from "./visitor-draft.ts";

/**
 * What shows that PDF files open where somebody consents to electronic records: the sample that this browser was given, and the digits
 * in it. Throws the refusal of who did not open it, or typed others. 15 USC 7001(c)(1)(C)(ii)
 */
export function demandDemonstration(draft: Draft | undefined, typed: string | undefined): Demonstration {
  const sample = draft?.deliveries.find(({ documentKind }) => documentKind === "ESIGN_DISCLOSURE");
  if (!draft || !sample) throw invalid({ disclosures: ["open-first"] });
  if (typed === undefined || typed !== draft.demonstrationCode) throw invalid({ demonstrationCode: ["code-wrong"] });
  const { version, sha256, deliveredAt } = sample;
  return { documentVersion: version, documentSha256: sha256, openedAt: deliveredAt, typed };
}
