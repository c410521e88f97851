import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { notaryWords } from "../notary.words.ts";

/** What a borrower reads of an appointment that somebody did not keep; undefined for one that was kept. `moment`: when it was to be, in words. */
export function whatWasMissed(
  t: Text<typeof notaryWords>,
  reason: string | null,
  moment: string,
): { readonly title: string; readonly lead: string } | undefined {
  switch (reason) {
    case "signer-absent":
      return { title: t.absent, lead: t.absentLead(moment) };
    case "not-finished":
      return { title: t.unfinished, lead: t.unfinishedLead(moment) };
    case "others-absent":
      return { title: t.others, lead: t.othersLead(moment) };
    case "notary-absent":
    case "deed-not-ready":
      return { title: t.noShow, lead: t.noShowLead(moment) };
    default:
      return undefined;
  }
}
