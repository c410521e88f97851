import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { identifier, phone } from "../wire-values.ts";

/** Below the address for events: where the gateway hands over what people text back. */
export const INBOUND_TEXTS = "/texts";
export const inboundSignatureHeader = "x-twilio-signature";

/** A text that somebody sent to the lender's number. */
export interface InboundText {
  /** The gateway's; the same however often it is handed over. */
  readonly id: string;
  /** Ten digits. */
  readonly from: string;
  readonly text: string;
}

/** The fields that we read of Twilio's form; others are signed and left alone. */
const form = z
  .object({
    MessageSid: identifier,
    From: z
      .string()
      .regex(/^\+1\d{10}$/)
      .transform((from) => from.slice(2))
      .pipe(phone),
    Body: z.string().max(1600),
  })
  .transform(({ MessageSid, From, Body }): InboundText => ({ id: MessageSid, from: From, text: Body }));

/** A form as it came. */
export interface SignedForm {
  readonly signature: string | undefined;
  /** As the gateway calls it. */
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

export type FormReading<Read> =
  | { readonly ok: true; readonly read: Read }
  | { readonly ok: false; readonly reason: "bad-signature" | "malformed" };

/**
 * Twilio's signature: HMAC-SHA1 in base64 over the address as the gateway calls it, and every field with its value, in the order of their
 * names. It bears no time: the receiver has to drop an `id` that it has seen before.
 */
export function signInbound(url: string, fields: URLSearchParams, secret: string): string {
  const signed = [...fields]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, value]) => name + value)
    .join("");
  return createHmac("sha1", secret)
    .update(url + signed)
    .digest("base64");
}

/** Checks the signature against any of the secrets (two while one is being replaced), and reads the text. */
export const readInboundText = (received: SignedForm): FormReading<InboundText> => readSignedForm(received, form);

/** Checks the signature, and reads the form as the schema has it. */
export function readSignedForm<Read>(
  { signature = "", url, body, secrets }: SignedForm,
  schema: z.ZodType<Read>,
): FormReading<Read> {
  const fields = new URLSearchParams(body);
  if (!secrets.some((secret) => isSame(signature, signInbound(url, fields, secret))))
    return { ok: false, reason: "bad-signature" };
  const { success, data } = schema.safeParse(Object.fromEntries(fields));
  return success ? { ok: true, read: data } : { ok: false, reason: "malformed" };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
