import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { lettersToPost } from "@gable/domain/workflow/notices/by-post.ts";
import { notFound } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { dayOfPost } from "../../workflow/day-of-post.ts";
import type { ActNamed, StaffActs } from "../../workflow/staff-act.ts";

export const disclosureActs: StaffActs<"record-posted"> = {
  "record-posted": ({ file, act, staff, at }) => posted(file, act, staff.identityUuid, at),
};

/** A letter that waited went to the post. Throws a Refusal for a day that cannot be, and for a letter that is not waiting. */
function posted(file: LoanFile, act: ActNamed<"record-posted">, by: string, at: string): Change {
  const { facts } = file;
  const on = dayOfPost(file, act.on, at);
  const envelope = new Set([act.document, ...(act.others ?? [])]);
  // A document may wait as a copy while it was delivered on the screen: that delivery stays as it is.
  const letters = new Set(lettersToPost(facts).map(({ delivery }) => delivery));
  const waiting = new Set([...letters].map(({ documentUuid }) => documentUuid));
  if ([...envelope].some((document) => !waiting.has(document))) throw notFound();
  const written = (deliveries: readonly Delivery[]): readonly Delivery[] =>
    deliveries.map((delivery) =>
      delivery.documentUuid && envelope.has(delivery.documentUuid) && letters.has(delivery)
        ? { ...delivery, posted: { on, by, at } }
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
    detail: { documents: [...envelope], on },
  };
}
