// Clients that an operator installs, as far as they are used here. `npm run chat:clients` holds these words against the official ones.

declare module "stream-chat" {
  import type { StreamModule } from "./stream/stream-client.ts";

  export const StreamChat: StreamModule["StreamChat"];
}

declare module "@twilio/conversations" {
  import type { TwilioModule } from "./twilio/twilio-client.ts";

  export const Client: TwilioModule["Client"];
}

declare module "@talkjs/core" {
  import type { TalkModule } from "./talkjs/talk-client.ts";

  export const getTalkSession: TalkModule["getTalkSession"];
}

declare module "@nice-devone/nice-cxone-chat-web-sdk" {
  import type { NiceModule } from "./nice/nice-client.ts";

  export const ChatSdk: NiceModule["ChatSdk"];
  export const LivechatThread: NiceModule["LivechatThread"];
  export const ChatEvent: NiceModule["ChatEvent"];
}
