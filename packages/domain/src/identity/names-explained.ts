import { z } from "zod";

/** Which of two names is right: both, the one on the document, or there is something else to it. */
export const nameReasons = ["BOTH_MINE", "ID_RIGHT", "SOMETHING_ELSE"] as const;
export type NameReason = (typeof nameReasons)[number];

/** What somebody says of a document that bears another name than their application. */
export const NamesExplained = z
  .strictObject({ why: z.enum(nameReasons), note: z.string().trim().max(500, "too-long").optional() })
  .refine(({ why, note }) => why !== "SOMETHING_ELSE" || Boolean(note), { path: ["note"], error: "required" });
export type NamesExplained = z.infer<typeof NamesExplained>;
