import { z } from "zod";
import { identifier } from "../wire-values.ts";
import { readSignedForm, type SignedForm } from "./inbound-text.ts";
import { type Undeliverable, undeliverableFor } from "./twilio-errors.ts";

/** What the gateway tells of a text that it took. */
export interface TextStatus {
  /** The same however often it is told. */
  readonly id: string;
  /** Null while it is on its way, and once it has arrived. */
  readonly undelivered: Undeliverable | null;
}

/** Twilio's words for a text that will not arrive any more. */
const lost = new Set(["failed", "undelivered"]);

const form = z
  .object({ MessageSid: identifier, MessageStatus: z.string().min(1).max(40), ErrorCode: z.coerce.number().optional() })
  .transform(
    ({ MessageSid, MessageStatus, ErrorCode }): TextStatus => ({
      id: `${MessageSid} ${MessageStatus}`,
      undelivered: lost.has(MessageStatus) ? (undeliverableFor(ErrorCode) ?? "unreachable") : null,
    }),
  );

/** Checks the signature against any of the secrets, and reads what became of a text. */
export const readTextStatus = (received: SignedForm) => readSignedForm(received, form);
