import { createTransport } from "nodemailer";
import type { VendorOrder } from "../order-protocol.ts";
import { VendorRefused, VendorUnavailable } from "../vendor-errors.ts";
import type { Mail } from "./port.ts";
import type { MailMessage } from "./protocol.ts";

const CONNECTION_TIME_OUT_MS = 9_000;
const ANSWER_TIME_OUT_MS = 20_000;

/** Replies of RFC 5321 that mean: nobody of this address is here, now or later. */
const NO_SUCH_ADDRESS = new Set([550, 551, 553]);

/**
 * Hands mail to a server of the lender's own, `smtps://user:password@host` (encrypted from the start) or `smtp://host` (encrypted
 * by STARTTLS, or not sent). The order's key is the Message-ID, by which a mail that was handed over twice can be told.
 */
export function smtpMail(url: string): Mail {
  const transport = createTransport({
    url,
    // Codes and links to somebody's file never travel in clear.
    requireTLS: true,
    connectionTimeout: CONNECTION_TIME_OUT_MS,
    greetingTimeout: CONNECTION_TIME_OUT_MS,
    socketTimeout: ANSWER_TIME_OUT_MS,
    // Messages name neither files nor addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, orderedAt, request }) {
      try {
        const { messageId } = await transport.sendMail(messageOf(key, orderedAt, request));
        return {
          status: "answered",
          order: key,
          revision: 1,
          exchanges: [],
          answer: { outcome: "accepted", message: messageId },
        };
      } catch (error) {
        if (isReply(error) && error.command === "RCPT TO" && NO_SUCH_ADDRESS.has(error.responseCode)) {
          const answer = { outcome: "undeliverable", reason: "no-such-address" } as const;
          return { status: "answered", order: key, revision: 1, exchanges: [], answer };
        }
        throw faultOf(error);
      }
    },
  };
}

function messageOf(key: VendorOrder<MailMessage>["key"], orderedAt: string, message: MailMessage) {
  const domain = message.from.address.split("@").at(-1) ?? "localhost";
  return {
    messageId: `<${key}@${domain}>`,
    date: new Date(orderedAt),
    from: message.from,
    to: message.to,
    ...(message.replyTo && { replyTo: message.replyTo }),
    subject: message.subject,
    text: message.text,
    ...(message.html && { html: message.html }),
    ...(message.unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${message.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
    attachments: message.attachments?.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(content, "base64"),
    })),
  };
}

interface SmtpReply {
  readonly responseCode: number;
  readonly command: string;
}

function isReply(error: unknown): error is SmtpReply {
  return error instanceof Error && "responseCode" in error && "command" in error;
}

/** 4xx asks to try later, 5xx refuses for good (RFC 5321, 4.2.1); anything else never was a reply. */
function faultOf(error: unknown): Error {
  if (isReply(error) && error.responseCode >= 500) {
    return new VendorRefused("mail", error.responseCode, "smtp", `refused at ${error.command}`, []);
  }
  const isLate = error instanceof Error && "code" in error && error.code === "ETIMEDOUT";
  return new VendorUnavailable("mail", isReply(error) ? "server-error" : isLate ? "time-out" : "unreachable", {
    cause: error,
  });
}
