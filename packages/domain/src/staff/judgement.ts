import * as z from "zod";

/**
 * What goes with an act that accepts something about a person: what was looked at, for whoever asks later, and since when that had waited
 * that was read. Where something newer lies there by then, it is read first.
 */
export const judgement = {
  note: z.string().trim().min(3, "required").max(500, "too-long"),
  since: z.iso.datetime(),
};
