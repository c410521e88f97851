import { INBOUND_TEXTS, inboundSignatureHeader, signInbound } from "@gable/vendors/sms/inbound-text.ts";
import type { CapturedMessage } from "./inbox.ts";
import { nameFor } from "./seeded.ts";

/** The number that everything is sent from: of the range for fiction. */
export const GATEWAY = "+18005550142";

/** Hands over what the reader of a text sends back, as the gateway does. Says what the lender replied. */
export async function textBack(
  secret: string,
  message: CapturedMessage,
  back: { readonly text: string; readonly id?: string | undefined },
): Promise<number> {
  if (message.callbackUrl === undefined) return 404;
  const url = message.callbackUrl + INBOUND_TEXTS;
  const fields = new URLSearchParams({
    MessageSid: back.id ?? nameFor("SM", `${message.id} ${back.text} ${Date.now()}`),
    From: `+1${message.to}`,
    To: GATEWAY,
    Body: back.text,
    NumMedia: "0",
  });
  const response = await fetch(url, {
    method: "POST",
    headers: { [inboundSignatureHeader]: signInbound(url, fields, secret) },
    body: fields,
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  return response.status;
}
