import * as z from "zod";

/** An address as it travels: `state` is the two-letter postal code, `zip` is 5 or 5+4 digits. */
export const Address = z.object({
  street1: z.string().min(1).max(100),
  street2: z.string().max(60).nullable(),
  city: z.string().min(1).max(60),
  state: z.string().regex(/^[A-Z]{2}$/, "Use the two-letter code of the state."),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP code of five digits, or five and four."),
});
export type Address = z.infer<typeof Address>;
