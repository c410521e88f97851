import { z } from "zod";

export const instant = z.iso.datetime();
/** Whole cents. */
export const cents = z.int();
