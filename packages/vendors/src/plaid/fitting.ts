import type { z } from "zod";
import { VendorUnavailable } from "../vendor-errors.ts";
import type { PlaidKind } from "./ask-plaid.ts";

/** An answer in the protocol's form. One that the protocol does not know is no answer: throws VendorUnavailable. */
export function fitting<T>(kind: PlaidKind, schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer);
  if (!read.success) throw new VendorUnavailable(kind, "malformed-answer");
  return read.data;
}
