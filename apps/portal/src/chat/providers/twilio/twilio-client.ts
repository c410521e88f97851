/** As much of the official client (`@twilio/conversations` 3) as is used, in its own words. */
export interface TwilioClient {
  readonly connectionState: string;
  readonly on: {
    (name: "initialized" | "tokenAboutToExpire" | "tokenExpired", listener: () => void): unknown;
    (name: "initFailed", listener: (failure: { error?: { terminal: boolean; message: string } }) => void): unknown;
    (name: "connectionStateChanged", listener: (state: string) => void): unknown;
  };
  readonly updateToken: (token: string) => Promise<unknown>;
  readonly getConversationByUniqueName: (name: string) => Promise<TwilioConversation>;
  readonly getUser: (identity: string) => Promise<{ readonly friendlyName: string | null }>;
  readonly shutdown: () => Promise<void>;
}

export interface TwilioConversation {
  readonly state: { readonly current: string } | undefined;
  readonly on: {
    (name: "messageAdded", listener: (message: TwilioMessage) => void): unknown;
    (
      name: "typingStarted" | "typingEnded",
      listener: (participant: { readonly identity: string | null }) => void,
    ): unknown;
    (
      name: "updated",
      listener: (change: { readonly conversation: Pick<TwilioConversation, "state"> }) => void,
    ): unknown;
    (name: "removed", listener: () => void): unknown;
  };
  readonly getMessages: (pageSize: number) => Promise<TwilioPage>;
  readonly prepareMessage: () => TwilioBuilder;
  readonly typing: () => Promise<void>;
}

export interface TwilioPage {
  readonly items: readonly TwilioMessage[];
  readonly hasPrevPage: boolean;
  readonly prevPage: () => Promise<TwilioPage>;
}

export interface TwilioBuilder {
  readonly setBody: (text: string) => TwilioBuilder;
  readonly setAttributes: (attributes: { clientId: string }) => TwilioBuilder;
  readonly addMedia: (file: { contentType: string; filename: string; media: Blob }) => TwilioBuilder;
  readonly build: () => { readonly send: () => Promise<number | null> };
}

export interface TwilioMessage {
  readonly sid: string;
  readonly author: string | null;
  readonly body: string | null;
  readonly attributes: unknown;
  readonly dateCreated: Date | null;
  readonly attachedMedia: readonly TwilioMedia[] | null;
}

export interface TwilioMedia {
  readonly sid: string;
  readonly filename: string | null;
  readonly size: number;
  readonly getContentTemporaryUrl: () => Promise<string | null>;
}

/** The one export that is used. */
export interface TwilioModule {
  readonly Client: new (token: string) => TwilioClient;
}
