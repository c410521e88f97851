import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { Words } from "@gable/domain/language.ts";
import type { NoticeKind } from "@gable/domain/notifications/notice.ts";
import type { MessageTopic } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";

/** What a mail says. */
export interface Letter {
  readonly subject: Words;
  readonly paragraph: Words;
  /** For a calendar; without a place it is where the letter leads. */
  readonly appointment?: { readonly startsAt: Instant; readonly title: Words; readonly place?: string };
}

/** An application before and after a change, with what the change is news of. */
export interface Passing {
  readonly before: LoanFile;
  readonly after: LoanFile;
  readonly news: readonly NoticeKind[];
}

/** A moment that matters to the borrower: when it comes, and what they are told of it in which way. */
export interface Moment {
  /** Whether a change of facts brings it. What time brings is asked for by whoever watches the clock. */
  readonly came: (passing: Passing) => boolean;
  /** In their account. */
  readonly notice?: NoticeKind;
  /** Fixed words where it may be batched; else they may say what came, and of several things each. */
  readonly mail?: Letter | ((passing: Passing) => readonly Letter[]);
  /** To who agreed to texts. Without a name, an amount or a date: a phone lies on the table. */
  readonly text?: Words;
  /** Of the portal, below the application. */
  readonly path: (uuid: string) => string;
  readonly topic: MessageTopic;
  /** Mailed also to who declined mail of the topic. */
  readonly isOwed?: true;
  /** Whether it waits a few minutes for others to come. */
  readonly haste: "at-once" | "batched";
  /** Whether it is still worth saying when its hour has come. */
  readonly stands?: (file: LoanFile) => boolean;
}
