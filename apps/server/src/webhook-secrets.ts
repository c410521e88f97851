import { isVendorKind, vendorKinds } from "@gable/vendors/protocols.ts";
import type { OwnSecrets } from "@gable/vendors/vendor-event.ts";

const SHORTEST = 16;
const NAME = "VENDOR_WEBHOOK_SECRETS";

export interface WebhookSecrets {
  /** Of every vendor that has none of its own. */
  readonly common: readonly string[];
  readonly own: OwnSecrets;
}

/**
 * Reads `secret,secret,recording=secret`: those without a name hold for every vendor that is not named. Of each there may be two while one
 * is being replaced.
 * @throws Error that says what is wrong and repeats no secret
 */
export function parseWebhookSecrets(text: string): WebhookSecrets {
  const common: string[] = [];
  const own: Partial<Record<string, string[]>> = {};
  for (const entry of text.split(",")) {
    // A name is in small letters, and a secret of small letters alone has nothing behind its "=".
    const [, kind, secret = entry] = /^([a-z-]+)=([^=].*)$/.exec(entry) ?? [];
    if (secret.length < SHORTEST) throw new Error(`${NAME} must have ${SHORTEST} characters at least.`);
    if (kind === undefined) common.push(secret);
    else if (isVendorKind(kind)) (own[kind] ??= []).push(secret);
    else throw new Error(`${NAME} names ${kind}, which is no vendor: ${vendorKinds.join(", ")}.`);
  }
  if (common.length === 0)
    throw new Error(`${NAME} must have one without a name, for the vendors that have none of their own.`);
  return { common, own };
}
