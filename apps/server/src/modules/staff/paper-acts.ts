import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { isPlausibleDay, lateNotice, lettersToPost } from "@gable/domain/workflow/notices/by-post.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";

export type PaperAct = Extract<StaffAct, { readonly act: "record-posted" | "record-rescission" }>;

export const isPaperAct = (act: StaffAct): act is PaperAct =>
  act.act === "record-posted" || act.act === "record-rescission";

/**
 * What goes out and comes in by post, or is said by phone. Throws a Refusal for a day that cannot be, a letter that is not waiting, and a
 * cancellation that came too late.
 */
export function changeOfPaper(file: LoanFile, act: PaperAct, staffUuid: string, at: string): Change {
  const zone = homeOf(file.facts)?.timeZone ?? "America/New_York";
  if (!isPlausibleDay(act.on, at, zone)) throw invalid({ on: ["day-implausible"] });
  return act.act === "record-posted" ? posted(file, act, staffUuid, at) : rescinded(file, act, staffUuid, at, zone);
}

function posted({ facts }: LoanFile, act: Extract<PaperAct, { act: "record-posted" }>, by: string, at: string): Change {
  const envelope = new Set([act.document, ...(act.others ?? [])]);
  // A document may wait as a copy while it was delivered on the screen: that delivery stays as it is.
  const letters = new Set(lettersToPost(facts).map(({ delivery }) => delivery));
  const waiting = new Set([...letters].map(({ documentUuid }) => documentUuid));
  if ([...envelope].some((document) => !waiting.has(document))) throw notFound();
  const written = (deliveries: readonly Delivery[]): readonly Delivery[] =>
    deliveries.map((delivery) =>
      delivery.documentUuid && envelope.has(delivery.documentUuid) && letters.has(delivery)
        ? { ...delivery, posted: { on: act.on, by, at } }
        : delivery,
    );
  return {
    event: "letter-posted",
    facts: {
      deliveries: written(facts.deliveries),
      ...(facts.paperCopies && { paperCopies: written(facts.paperCopies) }),
      ...(facts.signers.length > 0 && {
        signers: facts.signers.map((signer) => ({ ...signer, deliveries: written(signer.deliveries) })),
      }),
    },
    detail: { documents: [...envelope], on: act.on },
  };
}

function rescinded(
  file: LoanFile,
  { owner, how, on, note }: Extract<PaperAct, { act: "record-rescission" }>,
  staffUuid: string,
  at: string,
  zone: string,
): Change {
  const signer = file.facts.signers.find(({ uuid }) => uuid === owner);
  if (owner !== "borrower" && !signer) throw notFound();
  const late = lateNotice(file.facts, on, zone);
  if (late === "nothing-signed") throw outOfOrder(decide(file).step, "There is nothing to cancel.");
  if (late) throw invalid({ on: [late] });
  return {
    event: "rescinded",
    facts: {
      rescinded: {
        by: signer ? (signer.identityUuid ?? signer.uuid) : file.identityUuid,
        at,
        recorded: { by: staffUuid, how, on, note },
      },
    },
    detail: { owner, how, on },
  };
}
