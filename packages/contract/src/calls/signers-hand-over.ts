import { z } from "zod";
import { call } from "../call.ts";
import { HandingOver } from "./conditions.ts";
import { SignerDesk } from "./signers-desk.ts";
import { DESK } from "./signers-place.ts";

const OfCondition = z.object({ condition: z.uuid() });

export const handOverAsSigner = call({
  name: "handOverAsSigner",
  summary: "Say that the borrower has what is asked of the signer, and ask them for it",
  method: "POST",
  path: `${DESK}/conditions/:condition/hand-over`,
  access: "signer",
  idempotent: true,
  params: OfCondition,
  body: HandingOver.pick({ words: true }),
  reply: SignerDesk,
});

export const takeBackAsSigner = call({
  name: "takeBackAsSigner",
  summary: "Ask the borrower no more for what was handed over to them; what they sent for it stays",
  method: "DELETE",
  path: `${DESK}/conditions/:condition/hand-over`,
  access: "signer",
  idempotent: true,
  params: OfCondition,
  reply: SignerDesk,
});
