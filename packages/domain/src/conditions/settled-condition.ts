import { z } from "zod";
import { ConditionCategory } from "../application/enumerations.ts";

/** Something that was asked of the borrower, or of a signer, and is not any more. */
export const SettledCondition = z.object({
  uuid: z.uuid(),
  categoryEnum: ConditionCategory,
  created: z.iso.datetime(),
  settledAt: z.iso.datetime(),
  /** Whether it asked for papers and not for a word; absent of what was settled before that was kept. */
  requestDocuments: z.boolean().optional(),
});
export type SettledCondition = z.infer<typeof SettledCondition>;

/** As it is kept: of whom it was asked, where that is somebody who signs beside the borrower. */
export type SettledAsKept = SettledCondition & { readonly signerUuid?: string };
