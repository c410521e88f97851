import type { Step } from "@gable/domain/journey/steps.ts";
import { meetNotary } from "./closing-moves.ts";
import type { Move } from "./move.ts";
import { followInvitation, meetNotaryAsSigner, showWho, signNotices } from "./signer.ts";
import { standingOf } from "./staff-moves.ts";

/** Row 23: each of the others comes in with their own invitation, shows who they are and signs. */
const othersSign: Move = async (walk) => {
  const { others, sandboxUrl } = walk;
  const { officeCode } = await standingOf(walk);
  for (const { client, fill, mailbox } of others) {
    await followInvitation(client, sandboxUrl, mailbox);
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
export const signerMoves: Partial<Record<Step, Move>> = { CO_DEED_REQ: othersSign, DEED_SIGNING: allMeetNotary };
