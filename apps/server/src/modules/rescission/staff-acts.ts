import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isPlausibleDay, lateNotice } from "@gable/domain/workflow/notices/by-post.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { dayOfPost } from "../../workflow/day-of-post.ts";
import type { ActNamed, StaffActs } from "../../workflow/staff-act.ts";

export const rescissionActs: StaffActs<"record-rescission"> = {
  "record-rescission": ({ file, act, staff, at }) => rescinded(file, act, staff.identityUuid, at),
};

/** An owner cancelled by letter or phone. Throws a Refusal for a day that cannot be, and for a cancellation that came too late. */
function rescinded(
  file: LoanFile,
  { owner, how, on, came: cameOn, note }: ActNamed<"record-rescission">,
  staffUuid: string,
  at: string,
): Change {
  dayOfPost(file, on, at);
  const came = how === "PHONE" ? on : cameOn;
  if (came !== undefined && !isPlausibleDay(came, at, zoneAtHome(file.facts)))
    throw invalid({ came: ["day-implausible"] });
  if (came !== undefined && came < on) throw invalid({ came: ["before-posting"] });
  const signer = file.facts.signers.find(({ uuid }) => uuid === owner);
  if (owner !== "borrower" && !signer) throw notFound();
  const late = lateNotice(file.facts, on, zoneAtHome(file.facts));
  if (late === "nothing-signed") throw outOfOrder(decide(file).step, "There is nothing to cancel.");
  if (late) throw invalid({ on: [late] });
  return {
    event: "rescinded",
    facts: {
      rescinded: {
        by: signer ? (signer.identityUuid ?? signer.uuid) : file.identityUuid,
        at,
        recorded: { by: staffUuid, how, on, ...(came !== undefined && { came }), note },
      },
    },
    detail: { owner, how, on },
  };
}
