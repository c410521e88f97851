import { checkIdentity, identityCheck } from "@gable/contract/calls/identity-check.ts";
import { readSignerIntro } from "@gable/contract/calls/signers-desk.ts";
import { checkSignerIdentity, signerIdentityCheck } from "@gable/contract/calls/signers-identity.ts";
import { uploadSignerDocument } from "@gable/contract/calls/signers-papers.ts";
import type { BorrowerClient } from "./borrower-client.ts";
import { answersTo } from "./closing-moves.ts";
import type { Walk } from "./move.ts";
import { pixel } from "./pixel.ts";
import { until, upload } from "./verification-moves.ts";

/** How the check of the identity stands, with the questions that are asked in the place of a face. */
export const identityNow = ({ client, uuid }: Walk) => client.send(identityCheck, { params: { uuid } });

/** Shows a passport and no face, and waits until a person looks, or until it stands as the check was told to answer. */
export async function showWithoutFace(walk: Walk, becomes: "REVIEW" | "RETRY" = "REVIEW"): Promise<void> {
  const { client, uuid } = walk;
  const frontUuid = await upload(walk, "PASSPORT_FRONT");
  await client.send(checkIdentity, { params: { uuid }, body: { kind: "PASSPORT", frontUuid, withoutFace: true } });
  await until(
    () => identityNow(walk),
    ({ state }) => state === becomes,
  );
}

/** The right answers to the questions that are asked now. */
export const rightAnswers = async (walk: Walk) => answersTo((await identityNow(walk)).questions.asked, walk);

export const signersIdentityNow = (client: BorrowerClient) => client.send(signerIdentityCheck, {});

/** As `showWithoutFace`, of somebody who signs beside the borrower. */
export async function showSignerWithoutFace(client: BorrowerClient, birthDate: string): Promise<void> {
  await client.send(readSignerIntro, {});
  const { uuid: frontUuid } = await client.send(uploadSignerDocument, {
    body: { type: "PASSPORT_FRONT" },
    file: new Blob([pixel], { type: "image/png" }),
    fileName: "front.png",
  });
  await client.send(checkSignerIdentity, { body: { kind: "PASSPORT", frontUuid, withoutFace: true, birthDate } });
  await until(
    () => signersIdentityNow(client),
    ({ state }) => state === "REVIEW",
  );
}
