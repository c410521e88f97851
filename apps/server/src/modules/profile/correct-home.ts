import type { Consequence } from "@gable/domain/profile/correction-consequences.ts";
import type { HomeLimit } from "@gable/domain/profile/home-correction.ts";
import { consequencesOf } from "@gable/domain/workflow/corrections/foretell-consequences.ts";
import { limitFor, matchOf } from "@gable/domain/workflow/corrections/home-limits.ts";
import { homeReaddressed } from "@gable/domain/workflow/corrections/same-home.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { Asked } from "../../workflow/staff-act.ts";
import { correctionOf, withPapersAnew } from "./correction.ts";
import { refuseHomeUnderWay, refuseStopped } from "./refuse-answers.ts";

const whyNot: Readonly<Record<HomeLimit, string>> = {
  NOT_YET: "The borrower is asked which home it is on a page of their own just now.",
  ENDED: "This application is over. Another home needs a new application.",
  BY_HAND:
    "Papers that were signed by hand have come back. Draw the documents again first, or end this application and take a new one.",
  AT_OFFICE: "Somebody has come to the office to sign. End the appointment first.",
  OPENED:
    "The line on the named home is signed and open. End it: the owners cancel within their days, or the borrower withdraws. Another home needs a new application.",
  FUNDED: "The money on the named home is decided upon. Another home needs a new application.",
  NAMED_OTHERWISE:
    "What is signed names this parcel as the county wrote it before. Counsel prepares a correction of the signed papers.",
  CONTRACTOR:
    "The contractor's work on the named home is what this line pays for. Another home needs a new application.",
};

/** Throws a Refusal that says what can be done instead. */
export function refuseLimited(file: LoanFile, limit: HomeLimit | undefined): void {
  if (limit !== undefined) throw outOfOrder(decide(file).step, whyNot[limit]);
}

/** What becomes of an application when the address that was looked up takes the place of the home's, and what that brings about. */
export function homeCorrection(
  ctx: Context,
  file: LoanFile,
  look: NonNullable<Facts["lookedUpHome"]>,
  now: Date,
): { readonly change: Pick<Change, "facts" | "alongside">; readonly follows: readonly Consequence[] } {
  const { home, found, at } = look;
  const made =
    matchOf(file.facts, found) === "SAME"
      ? withPapersAnew(file, homeReaddressed(file, look, now.toISOString()), now)
      : correctionOf(ctx, file, { home }, now);
  // The county has answered for this home: it need not be asked twice.
  const property = { outcome: "FOUND", parcels: [found], at } as const;
  const isAnew = "property" in made.facts;
  const change = { ...made, facts: { ...made.facts, ...(isAnew && { property }) } };
  const after = { ...file, facts: { ...file.facts, ...change.facts } as Facts };
  return { change, follows: consequencesOf(file, after) };
}

/** The address that staff looked up takes the place of the home's, on the borrower's word. Throws a Refusal. */
export async function homeCorrected({ ctx, trx, file, act, staff, now, at }: Asked<"correct-home">): Promise<Change> {
  const look = file.facts.lookedUpHome;
  if (look?.at !== act.lookedUpAt)
    throw new Refusal(409, "read-anew", "The address was looked up again since. Read what came of it first.");
  refuseLimited(file, limitFor(file, look.found));
  refuseStopped(ctx, file, look);
  await refuseHomeUnderWay(ctx, trx, file.identityUuid, file.uuid, look.home);
  const match = matchOf(file.facts, look.found);
  const { change, follows } = homeCorrection(ctx, file, look, now);
  if (follows.some((consequence) => !act.shown.includes(consequence)))
    throw new Refusal(
      409,
      "follows-otherwise",
      "What this sets back is otherwise by now. Look the address up once more.",
    );
  const correction = { by: staff.identityUuid, note: act.note, answers: ["home"], follows, at };
  return {
    ...change,
    event: "staff-correct-home",
    facts: { ...change.facts, corrections: [...(file.facts.corrections ?? []), correction] },
    detail: { match, follows },
  };
}
