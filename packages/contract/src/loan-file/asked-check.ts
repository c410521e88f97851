import { documentDifferences } from "@gable/domain/identity/document-says.ts";
import { z } from "zod";
import { instant } from "./units.ts";

/** What the document check found in pictures that staff asked for; null where none were handed in. */
export const AskedCheck = z
  .object({
    at: instant,
    /** Null while the check has not answered. */
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    /** What the machine-readable part of the document says otherwise than the person. */
    differences: z.array(z.enum(documentDifferences)),
  })
  .nullable();
