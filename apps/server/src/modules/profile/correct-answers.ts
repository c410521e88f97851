import { LegalNameInput } from "@gable/domain/people/legal-name.ts";
import { asksWhoLivesThere } from "@gable/domain/profile/asks-who-lives-there.ts";
import type { CorrectedAnswers } from "@gable/domain/profile/correction.ts";
import { changesNothing } from "@gable/domain/workflow/corrections/corrected.ts";
import { mayStaffCorrect } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { correctionOf } from "./correction.ts";

type CorrectAnswers = ActNamed<"correct-answers">;

/**
 * What the borrower said was wrong, put right on their word. The event names the answers, who corrected them and the note; what was
 * said before stands in the events before it. Throws a Refusal once papers of the line are signed.
 */
export function answersCorrected(
  ctx: Context,
  file: LoanFile,
  act: CorrectAnswers,
  staffUuid: string,
  now: Date,
): Change {
  refuseEnded(file);
  const correction = withResident(file.facts, answersOf(file.facts, act));
  if (!mayStaffCorrect(file))
    throw outOfOrder(decide(file).step, "Papers of the line are signed. They are drawn anew for a new application.");
  if (changesNothing(file.facts, correction))
    throw new Refusal(422, "nothing-changed", "This is what the borrower said already.");
  const at = now.toISOString();
  const change = correctionOf(ctx, file, correction, now);
  return {
    ...change,
    event: "staff-correct-answers",
    facts: {
      ...change.facts,
      corrections: [
        ...(file.facts.corrections ?? []),
        { by: staffUuid, note: act.note, answers: Object.keys(correction), at },
      ],
    },
    detail: { answers: Object.keys(correction) },
  };
}

/** What the act says, without what it leaves alone. Throws a Refusal for a name that is none. */
function answersOf({ answers }: Facts, act: CorrectAnswers): CorrectedAnswers {
  const { act: _act, note: _note, firstName, middleName, lastName, suffix, ...others } = act;
  const parts = Object.entries({ firstName, middleName, lastName, suffix }).filter(([, part]) => part !== undefined);
  const said = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  if (parts.length === 0) return said;
  const { name } = answers;
  const before = { ...name, middleName: name?.middleName ?? "", suffix: name?.suffix ?? "" };
  const read = LegalNameInput.safeParse({ ...before, ...Object.fromEntries(parts) });
  if (!read.success)
    throw invalid(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), [message]])));
  return { ...said, name: read.data };
}

/**
 * With who lives in the home, where the corrected answers ask it: whether its owners may cancel hangs on it (12 CFR 1026.15(a)(1)), so that
 * its use cannot be corrected without. An answer to what is not asked is left out.
 */
function withResident({ additional }: Facts, { ownerLivesThere, ...correction }: CorrectedAnswers): CorrectedAnswers {
  const said = { ...additional, ...correction };
  const isAsked =
    additional !== undefined &&
    asksWhoLivesThere({ occupancy: said.occupancy, titleCompanions: additional.titleCompanions });
  if (!isAsked) return correction;
  if ((ownerLivesThere ?? additional.ownerLivesThere) === undefined && correction.occupancy !== undefined)
    throw invalid({ ownerLivesThere: ["who-lives-there"] });
  return ownerLivesThere === undefined ? correction : { ...correction, ownerLivesThere };
}
