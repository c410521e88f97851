/** As much of the official client (`stream-chat` 9) as is used, in its own words. */
export interface StreamClient {
  readonly connectUser: (user: { id: string; name: string }, token: () => Promise<string>) => Promise<unknown>;
  readonly channel: (type: string, id: string) => StreamChannel;
  readonly on: (listener: (event: StreamEvent) => void) => unknown;
  readonly disconnectUser: () => Promise<unknown>;
}

export interface StreamChannel {
  readonly watch: (options: { messages: { limit: number } }) => Promise<StreamState>;
  readonly query: (options: { messages: { limit: number; id_lt: string } }) => Promise<StreamState>;
  readonly sendMessage: (message: {
    id: string;
    text: string;
    attachments: StreamAttachment[];
  }) => Promise<{ message: StreamMessage }>;
  readonly keystroke: () => Promise<unknown>;
  readonly sendFile: (file: File, name: string, contentType: string) => Promise<{ file: string }>;
}

export interface StreamState {
  readonly channel: { readonly frozen?: boolean | undefined };
  readonly messages: readonly StreamMessage[];
}

export interface StreamMessage {
  readonly id: string;
  /** `error` is an answer to whoever sent it, such as in a channel that is frozen: nobody else sees it. */
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  readonly user?: { readonly id: string; readonly name?: string | undefined } | null | undefined;
  readonly created_at?: string | undefined;
  readonly attachments?: readonly StreamAttachment[] | undefined;
}

export interface StreamAttachment {
  type?: string | undefined;
  title?: string | undefined;
  asset_url?: string | undefined;
  mime_type?: string | undefined;
  file_size?: number | string | undefined;
}

export interface StreamEvent {
  readonly type: string;
  readonly cid?: string | undefined;
  readonly message?: StreamMessage | undefined;
  readonly channel?: { readonly frozen?: boolean | undefined } | undefined;
  readonly user?: { readonly id: string } | null | undefined;
  readonly online?: boolean | undefined;
}

/** The one export that is used. */
export interface StreamModule {
  readonly StreamChat: new (
    apiKey: string,
    options: { baseURL: string; recoverStateOnReconnect: boolean },
  ) => StreamClient;
}
