import type { z } from "zod";
import { notFound, Refusal } from "../../http/refusal.ts";

const PATIENCE_MS = 5000;

/** Reads a page of the sandbox that plays the vendors. Throws a Refusal where it is not there, or another vendor is in its place. */
export async function askSandbox<S extends z.ZodType>(
  sandboxUrl: string,
  path: string,
  schema: S,
): Promise<z.output<S>> {
  const response = await fetch(sandboxUrl + path, {
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (response?.status === 404) throw notFound();
  const read = schema.safeParse(response?.ok ? await response.json().catch(() => undefined) : undefined);
  if (!read.success) {
    throw new Refusal(
      502,
      "no-sandbox",
      "The vendors' sandbox did not answer. Personas are there only while VENDOR_URL is the sandbox.",
    );
  }
  return read.data;
}
