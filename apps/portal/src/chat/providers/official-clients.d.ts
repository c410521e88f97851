// Clients that an operator installs, as far as they are used here. `npm run chat:clients` holds these words against the official ones.

declare module "stream-chat" {
  import type { StreamModule } from "./stream/stream-client.ts";

  export const StreamChat: StreamModule["StreamChat"];
}
