/** A mail or a text that was "sent". */
export interface CapturedMessage {
  readonly id: string;
  readonly channel: "mail" | "text";
  readonly to: string;
  readonly from: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly name: string; readonly mediaType: string; readonly content: string }[];
  /** Where one click of the receiver's mail program ends such mails. */
  readonly unsubscribe?: string;
  /** By the lender's clock. */
  readonly at: string;
  /** Where the lender hears of a text, and of what is texted back. */
  readonly callbackUrl?: string | undefined;
}

export interface Inbox {
  capture(message: CapturedMessage): void;
  /** The latest first; only those to one mailbox or number, where one is given. */
  list(to?: string): readonly CapturedMessage[];
  find(id: string): CapturedMessage | undefined;
}

const KEPT = 2_000;

/** Keeps the last captured messages in memory, the latest first. */
export function createInbox(): Inbox {
  const messages = new Map<string, CapturedMessage>();
  return {
    capture(message) {
      messages.set(message.id, message);
      for (const oldest of messages.keys()) {
        if (messages.size <= KEPT) break;
        messages.delete(oldest);
      }
    },
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return [...messages.values()]
        .filter((message) => wanted === undefined || wanted === "" || message.to.toLowerCase() === wanted)
        .toReversed();
    },
    find: (id) => messages.get(id),
  };
}
