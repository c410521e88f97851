/** As much of the official client (`@nice-devone/nice-cxone-chat-web-sdk` 2) as is used, in its own words. */
export interface NiceSdk {
  readonly connect: () => Promise<boolean>;
  readonly authorize: () => Promise<unknown>;
  readonly getThread: (id: string) => unknown;
  readonly getWebsocketClient: () => NiceSocket | null;
  readonly onChatEvent: (type: string, heard: (event: { detail: { data: unknown } }) => void) => () => void;
}

export interface NiceSocket {
  readonly on: (event: never, heard: () => void) => void;
  readonly reconnect: () => void;
  readonly disconnect: () => void;
}

export interface NiceThread {
  /** Rejects where there is no such thread yet. */
  readonly recover: () => Promise<{
    readonly contact: { readonly status: string } | null;
    readonly inboxAssignee: unknown;
    readonly messages: readonly NiceMessage[];
    readonly messagesScrollToken: string;
  }>;
  readonly startChat: () => Promise<unknown>;
  readonly endChat: () => Promise<void>;
  readonly sendTextMessage: (text: string, options: { messageId: string }) => Promise<unknown>;
  readonly sendAttachments: (files: File[], options: { messageId: string }) => Promise<unknown>;
  readonly loadMoreMessages: () => Promise<{
    readonly data: { readonly messages: readonly NiceMessage[]; readonly scrollToken: string };
  } | null>;
  readonly keystroke: () => void;
}

export interface NiceMessage {
  readonly id: string;
  readonly idOnExternalPlatform: string;
  readonly threadIdOnExternalPlatform: string;
  readonly direction: string;
  readonly createdAt: string;
  readonly messageContent: { readonly payload: { readonly text?: string | null } };
  readonly authorUser: {
    readonly firstName: string;
    readonly surname: string;
    readonly nickname?: string | null;
  } | null;
  readonly attachments: readonly { readonly url: string; readonly friendlyName: string }[];
}

/** The exports that are used. */
export interface NiceModule {
  readonly ChatSdk: new (options: {
    brandId: number;
    channelId: string;
    customerId: string;
    customerName: string;
    environment: never;
    cacheStorage: null;
    appName: string;
    onError: (error: Error) => void;
  }) => NiceSdk;
  readonly LivechatThread: abstract new (...terms: never) => NiceThread;
  readonly ChatEvent: Readonly<
    Record<
      | "MESSAGE_CREATED"
      | "CONTACT_STATUS_CHANGED"
      | "ASSIGNED_AGENT_CHANGED"
      | "AGENT_TYPING_STARTED"
      | "AGENT_TYPING_ENDED",
      string
    >
  >;
}
