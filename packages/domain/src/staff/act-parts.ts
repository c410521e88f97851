import { z } from "zod";
import { languages } from "../language.ts";

/** An amount that is not nothing, in cents. */
export const cents = z.int().positive().max(100_000_000_000);

/** Why, in words that others read. */
export const reason = z.string().trim().min(3, "required").max(500, "too-long");

/** In which language somebody wrote what another reads; unsaid, it counts as the reader's. */
export const writtenIn = z.enum(languages).optional();
