import { z } from "zod";

/** An amount that is not nothing, in cents. */
export const cents = z.int().positive().max(100_000_000_000);

/** Why, in words that others read. */
export const reason = z.string().trim().min(3, "required").max(500, "too-long");
