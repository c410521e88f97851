import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { spacedCode } from "@gable/domain/signers/invitation.ts";
import { awaitedOriginals, partsToConfirm } from "@gable/domain/workflow/closing/signed-originals.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { lateReturn } from "@gable/domain/workflow/notary/late-returns.ts";
import { lateDays } from "@gable/domain/workflow/notary/office-closing.ts";
import { ownVisitToAnswer } from "@gable/domain/workflow/notary/own-visit.ts";
import { lettersToPost } from "@gable/domain/workflow/notices/by-post.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { presentVisit } from "../notary/present-visit.ts";

/** Letters to whoever takes no electronic records, that wait to be posted. */
export function presentLetters(facts: Facts): LoanFileView["letters"] {
  const { name } = facts.answers;
  return lettersToPost(facts).flatMap(
    ({ delivery: { documentUuid, documentKind, deliveredAt }, signer, isCopy = false }) => {
      const to = signer?.name ?? name;
      return documentUuid
        ? [
            {
              document: documentUuid,
              kind: documentKind,
              writtenAt: deliveredAt,
              to: to ? fullName(to) : "",
              mailTo: signer?.onPaper?.mailTo ?? null,
              isCopy,
            },
          ]
        : [];
    },
  );
}

/** What is signed by hand, and what of it came back. */
export function presentOriginals(
  file: LoanFile,
  names: ReadonlyMap<string, string>,
  now: Instant,
): LoanFileView["originals"] {
  const awaited = awaitedOriginals(file);
  const isAllBack = awaited.every(({ original }) => original !== undefined);
  return {
    awaited: awaited.map(({ part, document, who, postedOn, original }) => ({
      part,
      document: document.documentUuid,
      kind: document.kind,
      who,
      name: nameOfParty(file, who),
      postedOn: postedOn ?? null,
      returned: original
        ? {
            on: original.signedOn,
            scan: original.scanUuid,
            notary: original.notary ? `${original.notary.name}, ${original.notary.commissionNumber}` : null,
            byUuid: original.by,
            by: names.get(original.by) ?? "",
          }
        : null,
    })),
    toConfirm: [...partsToConfirm(file)],
    lateDays: isAllBack ? [] : [...lateDays(file.facts, now)],
  };
}

/** The borrower, by their identity, or who signs beside them. */
function nameOfParty({ facts: { answers, signers }, identityUuid }: LoanFile, who: string): string {
  const name = who === identityUuid ? answers.name : signers.find(({ uuid }) => uuid === who)?.name;
  return name ? fullName(name) : "";
}

/** The code is for whoever helps the office: it leads nowhere before the day. */
export function presentAppointment(file: LoanFile, now: Instant): LoanFileView["visit"] {
  const shown = presentVisit(file);
  const { notaryVisit: visit, officeArrivals = [] } = file.facts;
  if (!shown) return null;
  return {
    ...shown,
    code: shown.state === "CONFIRMED" && visit?.arrivalCode ? spacedCode(visit.arrivalCode) : null,
    toAnswer: ownVisitToAnswer(file.facts, now) !== undefined,
    arrivals: officeArrivals.map(({ who, at, notary }) => ({ name: nameOfParty(file, who), at, notary: notary.name })),
  };
}

/** Signed paper that should have come back, for whoever asks after it. */
export function presentLateReturn(file: LoanFile, names: ReadonlyMap<string, string>): LoanFileView["lateReturn"] {
  const late = lateReturn(file);
  if (!late) return null;
  const { facts } = file;
  const { notaryVisit: visit, returnsAskedAfter = [] } = facts;
  return {
    from: late.from,
    since: late.since,
    visit:
      late.from === "notary" && visit?.startsAt && visit.notary
        ? {
            startsAt: visit.startsAt,
            timeZone: zoneAtHome(facts),
            notary: visit.notary.name,
            commission: visit.notary.commissionNumber,
            phone: visit.notary.phone ?? null,
          }
        : null,
    askedAfter: returnsAskedAfter
      .filter(({ key }) => key === late.key)
      .map(({ by, at, note, expectedOn }) => ({ by: names.get(by) ?? "", at, note, expectedOn })),
  };
}
