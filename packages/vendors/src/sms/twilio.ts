import { z } from "zod";
import { createCircuitBreaker } from "../circuit-breaker.ts";
import { defaultPatience, failureIn, type Patience, parseJson } from "../http-adapter.ts";
import { exchangeOverHttp } from "../http-exchange.ts";
import type { Exchange, VendorOrder } from "../order-protocol.ts";
import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import { identifier } from "../wire-values.ts";
import { INBOUND_TEXTS } from "./inbound-text.ts";
import type { TextMessages } from "./port.ts";
import type { TextAnswer, TextMessage } from "./protocol.ts";
import { QUEUE_FULL, undeliverableFor } from "./twilio-errors.ts";

/** Of an account at Twilio. Its token opens the account, and signs what Twilio sends to us. */
export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or a Messaging Service (`MG…`) that chooses one of its own. */
  readonly from: string;
  /** Without a slash at the end. */
  readonly url: string;
}

const KIND = "sms";
const CREATED = 201;

const created = z.object({ sid: identifier });
const problem = z.object({ code: z.int() });

/**
 * Hands texts to Twilio, which has no key by which it would know one again. As with a mail server each try of ours asks once: where no
 * answer came, the next try may send the text a second time. Nothing of an exchange is kept, since Twilio repeats number and words in it.
 */
export function twilioTexts(account: TwilioAccount, given: Partial<Patience> = {}): TextMessages {
  const patience = { ...defaultPatience, ...given };
  const breaker = createCircuitBreaker({ threshold: patience.breakerThreshold, restMs: patience.breakerRestMs });
  const url = `${account.url}/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}/Messages.json`;
  const basic = Buffer.from(`${account.accountSid}:${account.authToken}`).toString("base64");

  return {
    async send(order) {
      const admission = breaker.admit(Date.now());
      if (admission.open) throw new VendorUnavailable(KIND, "circuit-open", { retryAfterMs: admission.retryAfterMs });
      const exchange = await exchangeOverHttp({
        method: "POST",
        url,
        headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
        credentials: { authorization: `Basic ${basic}` },
        body: formOf(account.from, order).toString(),
        recordedBody: null,
        attempt: 1,
        timeOutMs: patience.attemptTimeOutMs,
      });
      const failure = failureIn(exchange);
      if (failure) {
        breaker.failed(Date.now());
        throw new VendorUnavailable(KIND, failure.reason, { retryAfterMs: failure.retryAfterMs });
      }
      breaker.succeeded();
      return { status: "answered", order: order.key, revision: 1, exchanges: [], answer: answerIn(exchange) };
    },
  };
}

function formOf(from: string, { reference, callbackUrl, request }: VendorOrder<TextMessage>): URLSearchParams {
  return new URLSearchParams({
    To: `+1${request.to}`,
    ...(from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }),
    Body: request.text,
    ...(callbackUrl !== undefined && {
      StatusCallback: `${callbackUrl}${INBOUND_TEXTS}/${encodeURIComponent(reference)}`,
    }),
  });
}

/** @throws VendorRefused with Twilio's code alone: its words name the number */
function answerIn({ status = 0, responseBody }: Exchange): TextAnswer {
  const body = parseJson(responseBody);
  if (status === CREATED) {
    const message = created.safeParse(body);
    if (!message.success) throw new VendorUnavailable(KIND, "malformed-answer");
    return { outcome: "accepted", message: message.data.sid };
  }
  const code = problem.safeParse(body).data?.code;
  const reason = undeliverableFor(code);
  if (reason) return { outcome: "undeliverable", reason };
  if (code === QUEUE_FULL) throw new VendorUnavailable(KIND, "rate-limited");
  throw new VendorRefused(KIND, status, code === undefined ? "unexplained" : `${code}`, "refused by Twilio", []);
}
