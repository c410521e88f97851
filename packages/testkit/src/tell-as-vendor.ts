import { randomUUID } from "node:crypto";
import { protocolHeaders } from "@gable/vendors/order-protocol.ts";
import { signWebhook } from "@gable/vendors/webhook-signature.ts";
import type { TestProduct } from "./start-product.ts";

/** How a report comes. */
interface Telling {
  /** Where to, where that is not the product's own address. */
  readonly url?: string;
  readonly secret?: string;
  /** How long before it arrives it was signed. */
  readonly signedMsAgo?: number;
}

/** A report with everything that the protocol asks of one, but for what is said of whom. */
export const vendorReport = (said: object): object => ({
  event: randomUUID(),
  at: new Date().toISOString(),
  revision: 0,
  ...said,
});

/** Sends the product a report as its vendors do. `body`: a report, or text as it stands. Gives the status and the code of a refusal. */
export async function tellAsVendor(
  { url, config }: Pick<TestProduct, "url" | "config">,
  body: object | string,
  { url: to = url, secret = config.vendorWebhookSecrets.common[0] ?? "", signedMsAgo = 0 }: Telling = {},
): Promise<{ readonly status: number; readonly code: string | null }> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const reply = await fetch(`${to}/vendor-events`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [protocolHeaders.signature]: signWebhook(text, secret, Date.now() - signedMsAgo),
    },
    body: text,
  });
  const said = await reply.text();
  return { status: reply.status, code: said === "" ? null : (JSON.parse(said) as { readonly code: string }).code };
}
