/** A conversation as a provider is told of it. */
export interface ChatRoom {
  /** Ours: the provider's own names are made from it, so that the same conversation is never begun twice. */
  readonly uuid: string;
  readonly friendlyName: string;
  readonly language: "en" | "es";
  /** As whoever answers reads it above the conversation: the lender, and the page. */
  readonly topic: string;
}

/** With what a browser reaches a provider. Nothing here is more than this one conversation's. */
export interface BrowserRights {
  readonly providerChannelId: string;
  readonly providerUserId: string;
  readonly providerUserToken: string;
  /** What the provider's client is told beside, none of it secret: an application's id, an address. */
  readonly client: Readonly<Record<string, string>>;
}

/**
 * A provider of chats, which browsers reach directly; the server begins a conversation there, gives the rights to it, and ends it.
 * Rejects with `VendorUnavailable` when the provider cannot be reached, and with `VendorRefused` when it refuses our keys or requests.
 */
export interface LiveChat {
  /** Begun already, it stays as it is. */
  readonly begin: (room: ChatRoom) => Promise<void>;
  /** Rights that end at an instant; asked for as often as somebody comes back. */
  readonly rightsTo: (room: Pick<ChatRoom, "uuid" | "friendlyName">, until: Date) => Promise<BrowserRights>;
  /** Ended already, it stays ended. */
  readonly end: (uuid: string) => Promise<void>;
  readonly isOver: (uuid: string) => Promise<boolean>;
  /** Asks for something that only the right keys may see, and changes nothing. */
  readonly tryKeys: () => Promise<void>;
}
