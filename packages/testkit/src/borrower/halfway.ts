import { status, withdraw } from "@gable/contract/calls/application.ts";
import { confirmEmail } from "@gable/contract/calls/identity.ts";
import { joinNotary } from "@gable/contract/calls/notary.ts";
import { readSignerIntro } from "@gable/contract/calls/signers-desk.ts";
import { answerNotaryAsSigner, joinNotaryAsSigner, signerNotary } from "@gable/contract/calls/signers-signing.ts";
import { adoptSignature, signing } from "@gable/contract/calls/signing.ts";
import { letSessionBegin, mailedCode } from "./closing-moves.ts";
import type { SeatedSigner, Walk } from "./move.ts";
import { moves } from "./moves.ts";
import { until } from "./verification-moves.ts";

// What a walk does in one breath, in pieces: for whoever wants to look in between.

/** Where an application stands now. */
export const statusOf = ({ client, uuid }: Pick<Walk, "client" | "uuid">) => client.send(status, { params: { uuid } });

/** The mail address is confirmed and a signature adopted; nothing is signed. */
export async function adopt(walk: Walk): Promise<void> {
  const params = { uuid: walk.uuid };
  const { signerName } = await walk.client.send(signing, { params });
  await walk.client.send(confirmEmail, { body: { code: await mailedCode(walk) } });
  await walk.client.send(adoptSignature, { params, body: { typedName: signerName, initials: "AW", intent: true } });
}

const READY = { document: true, quietRoom: true, recording: true, camera: true, microphone: true } as const;

/** The first who signs beside a borrower. Throws where nobody does. */
export function signerOf({ others: [signer] }: Walk): SeatedSigner {
  if (!signer) throw new Error("Nobody signs beside this persona.");
  return signer;
}

/** A signer has read what is asked of them. */
export const readIntro = (walk: Walk) => signerOf(walk).client.send(readSignerIntro, {});

/** The borrower books a session, waits for its time and goes into the room, where questions are asked. */
export async function enterRoom(walk: Walk): Promise<void> {
  const { client, uuid, persona } = walk;
  await until(
    () => statusOf(walk),
    ({ step }) => step === "NOTARY_DISCLOSURE",
  );
  await moves.NOTARY_DISCLOSURE?.(walk);
  await letSessionBegin(walk);
  await client.send(joinNotary, { params: { uuid }, body: { ready: READY, state: persona.fill.address.state } });
}

/** A signer goes into the room too, and does not know the answers: nobody does who gives the first one always, or the second. */
export async function failQuestions(walk: Walk): Promise<void> {
  const { client } = signerOf(walk);
  await client.send(joinNotaryAsSigner, { body: { ready: READY, state: walk.persona.fill.address.state } });
  for (const choice of [0, 1]) {
    const { questions } = await client.send(signerNotary, {});
    await client.send(answerNotaryAsSigner, { body: { answers: questions.map(({ id }) => ({ id, choice })) } });
  }
}

/** The borrower ends it. */
export const turnBack = ({ client, uuid }: Walk) => client.send(withdraw, { params: { uuid }, body: {} });
