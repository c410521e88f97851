import type { Step } from "@gable/domain/journey/steps.ts";
import { closingMoves, meetNotary } from "./closing-moves.ts";
import type { Move, Walk } from "./move.ts";
import { followInvitation, meetNotaryAsSigner, showWho, signNotices } from "./signer.ts";
import { standingOf } from "./staff-moves.ts";

/** Whoever has not come yet follows their invitation, and consents. */
async function othersCome({ others, sandboxUrl }: Pick<Walk, "others" | "sandboxUrl">): Promise<void> {
  for (const { client, mailbox } of others) if (!client.token()) await followInvitation(client, sandboxUrl, mailbox);
}

/** In Texas nobody signs before every owner has had the notice of their rights for twelve days. */
const ownersAreTold =
  (sign: Move | undefined): Move =>
  async (walk) => {
    if (walk.persona.fill.address.state === "TX") await othersCome(walk);
    return sign?.(walk);
  };

/** Row 23: each of the others comes in with their own invitation, shows who they are and signs. */
const othersSign: Move = async (walk) => {
  const { others } = walk;
  const { officeCode } = await standingOf(walk);
  await othersCome(walk);
  for (const { client, fill } of others) {
    await showWho(client, fill.dateOfBirth);
    await signNotices(client, officeCode ?? undefined);
  }
};

/** Row 24: the borrower, then each of the others, in the same session and from places of their own. */
const allMeetNotary: Move = async (walk) => {
  await meetNotary(walk);
  for (const { client } of walk.others) await meetNotaryAsSigner(client, walk);
};

/** What the people do who sign beside a borrower. */
export const signerMoves: Partial<Record<Step, Move>> = {
  FINAL_OFFER: ownersAreTold(closingMoves.FINAL_OFFER),
  NOTE_SIGNING: ownersAreTold(closingMoves.NOTE_SIGNING),
  CO_DEED_REQ: othersSign,
  DEED_SIGNING: allMeetNotary,
};
