import { hasCome, type Instant } from "../../calendar/zoned-time.ts";
import { nextPermitted } from "../../notifications/quiet-hours.ts";
import { signerZones } from "../../notifications/reader-zones.ts";
import { givesUp, lapses, nextReminder } from "../../signers/invitation.ts";
import { callDue, heldUpBy } from "../../signers/open-part.ts";
import type { Facts } from "../facts/facts.ts";
import type { SignerFacts, SignerInvitation } from "../facts/signer-facts.ts";

/** What time alone brings about for people who are invited. One instant for each kind: the earliest of all of them. */
export const signerDueKinds = [
  "signer-reminder",
  "signer-invitation-lapses",
  "signer-given-up",
  "signer-quiet",
] as const;
export type SignerDueKind = (typeof signerDueKinds)[number];

const dueOf: Readonly<Record<SignerDueKind, (signer: SignerFacts, facts: Facts) => Instant | null>> = {
  // It may be a text: it waits until it is day.
  "signer-reminder": (signer, facts) => {
    const at = nextReminder(signer);
    return at && nextPermitted(at, signerZones(facts, signer));
  },
  "signer-invitation-lapses": lapses,
  "signer-given-up": (signer) => givesUp(signer)?.at ?? null,
  "signer-quiet": callDue,
};

/** Of each kind the earliest among all who are invited. */
export function signerDueInstants(facts: Facts): readonly { readonly kind: SignerDueKind; readonly at: Instant }[] {
  return signerDueKinds.flatMap((kind) => {
    const [at] = facts.signers.flatMap((signer) => dueOf[kind](signer, facts) ?? []).toSorted();
    return at === undefined ? [] : [{ kind, at }];
  });
}

/** What an instant means for everybody for whom it has come by now. */
export function signersWhenDue(kind: SignerDueKind, facts: Facts, now: Instant): Partial<Facts> {
  const isDue = (signer: SignerFacts): boolean => {
    const at = dueOf[kind](signer, facts);
    return at !== null && hasCome(at, now);
  };
  if (kind === "signer-given-up") {
    const gone = facts.signers.find(isDue);
    const why = gone && givesUp(gone)?.why;
    return gone && why ? { coDeedCancelled: { signer: gone.uuid, why, at: now } } : {};
  }
  if (kind === "signer-quiet") {
    const noted = (signer: SignerFacts): SignerFacts => {
      const part = isDue(signer) ? heldUpBy(facts, signer) : undefined;
      return part ? { ...signer, quiet: { part, at: now } } : signer;
    };
    return { signers: facts.signers.map(noted) };
  }
  const changed = ({ reminders, ...invitation }: SignerInvitation): SignerInvitation =>
    kind === "signer-reminder"
      ? { ...invitation, reminders: [...reminders, now] }
      : { ...invitation, reminders, lapsedAt: now };
  return {
    signers: facts.signers.map((signer) =>
      isDue(signer) && signer.invitation ? { ...signer, invitation: changed(signer.invitation) } : signer,
    ),
  };
}
