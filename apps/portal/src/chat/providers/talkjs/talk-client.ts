/** As much of the official client (`@talkjs/core` 1) as is used, in its own words. */
export interface TalkSession {
  onNeedToken: () => void;
  readonly setToken: (token: string) => void;
  readonly onError: (handler: (error: Error) => void) => unknown;
  readonly conversation: (id: string) => TalkConversation;
  readonly uploadFile: (file: Blob, metadata: { filename: string; size: number }) => Promise<string>;
}

export interface TalkConversation {
  readonly subscribe: (heard: (snapshot: TalkConversationSnapshot | null) => void) => TalkSubscription;
  readonly subscribeMessages: (
    heard: (messages: readonly TalkMessage[] | null, loadedAll: boolean) => void,
  ) => TalkSubscription & { readonly loadMore: (count?: number) => Promise<void> };
  readonly subscribeTyping: (heard: (typing: TalkTyping | null) => void) => TalkSubscription;
  readonly send: (message: { content: [TalkSendBlock]; custom: { clientId: string } }) => Promise<unknown>;
  readonly markAsTyping: () => Promise<void>;
}

export interface TalkSubscription {
  /** Settles when there is a first snapshot, and rejects where there will be none. */
  readonly connected: Promise<unknown>;
  readonly unsubscribe: () => void;
}

export interface TalkConversationSnapshot {
  readonly access: string;
  readonly custom: Readonly<Record<string, string>>;
}

export type TalkTyping =
  | { readonly many: true }
  | { readonly many: false; readonly users: readonly { readonly id: string }[] };

export interface TalkMessage {
  readonly id: string;
  readonly type: string;
  readonly sender: { readonly id: string; readonly name: string } | null;
  readonly custom: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly plaintext: string;
  readonly content: readonly TalkBlock[];
}

export interface TalkBlock {
  readonly type: string;
  readonly url?: string | undefined;
  readonly filename?: string | undefined;
  readonly size?: number | undefined;
}

export type TalkSendBlock =
  | { readonly type: "text"; readonly children: [string] }
  | { readonly type: "file"; readonly fileToken: string };

/** The one export that is used. */
export interface TalkModule {
  readonly getTalkSession: (options: { appId: string; userId: string }) => TalkSession;
}
