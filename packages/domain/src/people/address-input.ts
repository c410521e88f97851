import * as z from "zod";
import type { Address } from "../application/address.ts";
import { inPaperLetters, PAPER_ADDRESS } from "./paper-letters.ts";
import { titleCase } from "./title-case.ts";
import { isUsState } from "./us-states.ts";
import { zipFitsState } from "./zip-states.ts";

const MAX_STREET_LENGTH = 100;
const MAX_UNIT_LENGTH = 60;
const MAX_CITY_LENGTH = 60;

/** A post box receives letters but cannot be a home that secures a line. */
const POST_BOX = /^\s*(p\.?\s*o\.?\s*box|post\s+office\s+box)\b/i;

export const ZipInput = z
  .string()
  .trim()
  .min(1, "required")
  .refine((zip) => zip === "" || /^\d{5}(-\d{4})?$/.test(zip), "zip-invalid");

const written = (max: number) =>
  z
    .string()
    .transform((text) => inPaperLetters(text).trim())
    .pipe(z.string().max(max, "too-long").regex(PAPER_ADDRESS, "address-characters"));

const part = (max: number) => written(max).pipe(z.string().min(1, "required")).transform(titleCase);

/**
 * An address as typed: gives tidy, title-cased parts and an upper-case state, or the codes "required", "too-long",
 * "address-characters", "street-post-box", "state-invalid", "zip-invalid", "zip-not-in-state".
 */
export const AddressInput = z
  .object({
    street1: part(MAX_STREET_LENGTH).refine((street) => !POST_BOX.test(street), "street-post-box"),
    street2: written(MAX_UNIT_LENGTH)
      .nullish()
      .transform((unit) => (unit ? titleCase(unit) : null)),
    city: part(MAX_CITY_LENGTH),
    state: z
      .string()
      .trim()
      .min(1, "required")
      .transform((state) => state.toUpperCase())
      .refine((state) => state === "" || isUsState(state), "state-invalid"),
    zip: ZipInput,
  })
  .refine(({ state, zip }) => !isUsState(state) || zipFitsState(zip, state), {
    message: "zip-not-in-state",
    path: ["zip"],
  }) satisfies z.ZodType<Address>;
