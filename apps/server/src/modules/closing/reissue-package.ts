import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { RedrawCause } from "@gable/domain/signing/redraw-causes.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isSignedByHandAtOffice } from "@gable/domain/workflow/notary/notarisation.ts";
import { lettersToPost } from "@gable/domain/workflow/notices/by-post.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { supersedeDocuments } from "../documents/file-document.ts";
import { othersAheadOnHome } from "../pipeline/same-home.ts";

/** Whether another day has begun, where the property is, since the package was drawn. One that went by post names no day. */
export function isStale({ facts }: LoanFile, now: Date): boolean {
  const zone = homeOf(facts)?.timeZone;
  return (
    zone !== undefined &&
    facts.onPaper === undefined &&
    facts.closingDay !== undefined &&
    facts.closingSignedAt === undefined &&
    facts.closingDay !== localDateAt(now.toISOString(), zone)
  );
}

/**
 * Takes a package out of force and has it drawn anew. The notice in it says until when the line may be cancelled (12 CFR 1026.15(b)(5)),
 * and that day is wrong once signing happens on another; what was signed of it is signed again. `because` is told to the borrower who signs
 * on a screen; who signs by hand hears, when the new ones are posted, that those of before count no more.
 */
export function reissuePackage({ facts }: LoanFile, now: Date, because?: RedrawCause): Change {
  // A deed that was drawn with it secures the agreement of that day, and goes with it.
  const deeds = facts.notaryDocuments ?? [];
  const papers = [...(facts.closingDocuments ?? []), ...deeds].map(({ documentUuid }) => documentUuid);
  return {
    event: "closing-package-reissued",
    facts: {
      closingDocuments: undefined,
      closingDay: undefined,
      signatures: [],
      closingRedrawn: because && { because, wasSigned: facts.signatures.length > 0, at: now.toISOString() },
      deliveries: withoutLetters(facts, papers),
      closingEdition: facts.closingEdition + 1,
      ...(isSignedByHandAtOffice(facts) && {
        notaryDocuments: undefined,
        notaryEdition: (facts.notaryEdition ?? 0) + 1,
      }),
    },
    detail: { edition: facts.closingEdition + 1 },
    alongside: (trx) => supersedeDocuments(trx, papers, now.toISOString()),
  };
}

/**
 * Takes a package out of force, for a line that was signed on the home since it was drawn: an underwriter looks at both once more, whatever
 * was settled before, and nothing is drawn until then.
 */
export async function takenBackForOthers(ctx: Context, file: LoanFile, now: Date): Promise<Change> {
  const files = await othersAheadOnHome(ctx, file);
  const reissued = reissuePackage(file, now);
  return {
    ...reissued,
    event: "other-application-found",
    facts: { ...reissued.facts, otherOnHome: { files, at: now.toISOString() } },
    detail: { ...reissued.detail, applications: files.length },
  };
}

/**
 * Takes a package out of force, for a line that the same borrower signed on the home since it was drawn: the debts are confirmed with it, and
 * what is offered is worked out again.
 */
export function takenBackForLines(file: LoanFile, lines: Pick<Facts, "linesOfOurs">, now: Date): Change {
  const reissued = reissuePackage(file, now);
  return { ...reissued, event: "line-of-ours-found", facts: { ...reissued.facts, ...lines } };
}

/** Takes a deed that nobody has acknowledged out of force and has it drawn anew. */
export function redrawDeed({ facts }: LoanFile, now: Date): Change {
  const deeds = (facts.notaryDocuments ?? []).map(({ documentUuid }) => documentUuid);
  const edition = (facts.notaryEdition ?? 0) + 1;
  return {
    event: "deed-reissued",
    facts: { notaryDocuments: undefined, notaryEdition: edition, deliveries: withoutLetters(facts, deeds) },
    detail: { edition },
    alongside: (trx) => supersedeDocuments(trx, deeds, now.toISOString()),
  };
}

/** What happens to papers that are drawn and not signed when their signer takes to paper, or comes back from it. */
export function redrawn(file: LoanFile, now: Date): Change | undefined {
  const { facts } = file;
  if (!facts.closingSignedAt) return facts.closingDocuments && reissuePackage(file, now);
  if (facts.deed || !facts.notaryDocuments) return undefined;
  const deed = redrawDeed(file, now);
  return { ...deed, facts: { ...deed.facts, notarySession: undefined } };
}

/** A letter that is out of force is not posted any more. */
function withoutLetters(facts: Facts, papers: readonly string[]): Facts["deliveries"] {
  const unposted = new Set(lettersToPost(facts).map(({ delivery }) => delivery));
  return facts.deliveries.filter(
    (delivery) => !unposted.has(delivery) || !papers.includes(delivery.documentUuid ?? ""),
  );
}
