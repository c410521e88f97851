import type { Words } from "@gable/domain/language.ts";
import type { MessageTopic } from "@gable/domain/notifications/topics.ts";

/** What a signer is texted: without a name that is not theirs, an amount or a date. */
export interface SignerText {
  readonly words: Words;
  readonly link?: string;
  readonly topic: MessageTopic;
  /** Of an invitation, which a later one takes the place of. */
  readonly code?: string;
}
