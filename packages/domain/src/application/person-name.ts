import * as z from "zod";

/** A legal name. A single name goes into `lastName`, with `firstName` empty only where the identity document has none. */
export const PersonName = z.object({
  firstName: z.string().max(60),
  middleName: z.string().max(60).nullable(),
  lastName: z.string().min(1).max(60),
  suffix: z.string().max(10).nullable(),
});
export type PersonName = z.infer<typeof PersonName>;
