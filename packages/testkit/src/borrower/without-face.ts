import { checkIdentity, identityCheck } from "@gable/contract/calls/identity-check.ts";
import { answersTo } from "./closing-moves.ts";
import type { Walk } from "./moves.ts";
import { until, upload } from "./verification-moves.ts";

/** How the check of the identity stands, with the questions that are asked in the place of a face. */
export const identityNow = ({ client, uuid }: Walk) => client.send(identityCheck, { params: { uuid } });

/** Shows a passport and no face, and waits until a person looks. */
export async function showWithoutFace(walk: Walk): Promise<void> {
  const { client, uuid } = walk;
  const frontUuid = await upload(walk, "PASSPORT_FRONT");
  await client.send(checkIdentity, { params: { uuid }, body: { kind: "PASSPORT", frontUuid, withoutFace: true } });
  await until(
    () => identityNow(walk),
    ({ state }) => state === "REVIEW",
  );
}

/** The right answers to the questions that are asked now. */
export const rightAnswers = async (walk: Walk) => answersTo((await identityNow(walk)).questions.asked, walk);
