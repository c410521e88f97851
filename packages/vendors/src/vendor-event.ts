import { holdsBrokenText } from "@gable/domain/broken-text.ts";
import { z } from "zod";
import { type Act, orderEvent } from "./order-protocol.ts";
import { isVendorKind, protocols, type VendorEvent, type VendorKind } from "./protocols.ts";
import { verifyWebhook } from "./webhook-signature.ts";

export type EventReading =
  | { readonly ok: true; readonly event: VendorEvent }
  | { readonly ok: false; readonly reason: "bad-signature" | "stale" | "malformed"; readonly detail?: string };

/** Of vendors that have secrets of their own: by these alone are their reports signed. */
export type OwnSecrets = Readonly<Partial<Record<VendorKind, readonly string[]>>>;

/**
 * Reads a webhook: its signature, its age, its content by the schema of the act. The receiver still has to drop an `event` that it has
 * seen before and a `revision` that is not higher than the one it has. `nowMs` is real time.
 */
export function readVendorEvent(webhook: {
  readonly signature: string | undefined;
  readonly body: string;
  /** Of all that have none of their own. */
  readonly secrets: readonly string[];
  readonly ownSecrets?: OwnSecrets;
  readonly nowMs: number;
}): EventReading {
  const { signature, body, secrets, ownSecrets = {}, nowMs } = webhook;
  // Whose it says it is stands in the body, which is not read before somebody we know has signed it.
  const ofAnybody = new Set([...secrets, ...Object.values(ownSecrets).flat()]);
  const check = verifyWebhook(signature, body, [...ofAnybody], nowMs);
  if (!check.ok) return check;

  const envelope = orderEvent.safeParse(parseJson(body));
  if (!envelope.success) return malformed(z.prettifyError(envelope.error));
  const { kind, act, status, answer, progress, ...rest } = envelope.data;
  const definition = actOf(kind, act);
  if (definition === undefined || !isVendorKind(kind)) return malformed(`no act "${act}" of "${kind}"`);
  const ofVendor = ownSecrets[kind] ?? secrets;
  if (ofVendor.length < ofAnybody.size) {
    const own = verifyWebhook(signature, body, ofVendor, nowMs);
    if (!own.ok) return own;
  }

  if (status === "answered") {
    const checked = definition.answer.safeParse(answer);
    if (!checked.success) return malformed(z.prettifyError(checked.error));
    return unbroken({ ...rest, kind, act, status, answer: checked.data } as VendorEvent);
  }
  const checked = (definition.progress ?? z.never()).safeParse(progress);
  if (!checked.success) return malformed(z.prettifyError(checked.error));
  return unbroken({ ...rest, kind, act, status, progress: checked.data } as VendorEvent);
}

const unbroken = (event: VendorEvent): EventReading =>
  holdsBrokenText(event) ? malformed("a NUL or half a character") : { ok: true, event };

function actOf(kind: string, act: string): Act | undefined {
  if (!isVendorKind(kind)) return undefined;
  const acts: Readonly<Record<string, Act>> = protocols[kind].acts;
  return Object.hasOwn(acts, act) ? acts[act] : undefined;
}

const malformed = (detail: string): EventReading => ({ ok: false, reason: "malformed", detail });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
