import { z } from "zod";
import { ConditionCategory } from "../application/enumerations.ts";

/** Something that was asked of the borrower and is not any more. */
export const SettledCondition = z.object({
  uuid: z.uuid(),
  categoryEnum: ConditionCategory,
  created: z.iso.datetime(),
  settledAt: z.iso.datetime(),
});
export type SettledCondition = z.infer<typeof SettledCondition>;
