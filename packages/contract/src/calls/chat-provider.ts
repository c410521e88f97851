import { adaptedProviders } from "@gable/domain/chat/provider-keys.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const Chosen = z.enum(["desk", ...adaptedProviders]);
const Adapted = z.enum(adaptedProviders);

/** Of keys that are there nothing is told but since when. */
const ChatProviderChoice = z.object({
  chosen: Chosen,
  providers: z.array(
    z.object({
      provider: Adapted,
      keysSince: z.iso.datetime().nullable(),
      /** Conversations that are open there just now. */
      open: z.int(),
    }),
  ),
});

export const chatProviderChoice = call({
  name: "chatProviderChoice",
  summary: "Who carries the lender's new chats, and at which providers it has keys",
  method: "GET",
  path: `${CONSOLE}/chat-provider`,
  access: "staff",
  permission: "choose-chat-provider",
  reply: ChatProviderChoice,
});

export const chooseChatProvider = call({
  name: "chooseChatProvider",
  summary: "Have a provider, or the lender's own desk, carry new chats; keys are tried there before they are kept",
  method: "PUT",
  path: `${CONSOLE}/chat-provider`,
  access: "staff",
  permission: "choose-chat-provider",
  body: z.strictObject({
    provider: Chosen,
    /** By the names of `provider-keys.ts`; without them those that are kept. */
    keys: z.record(z.string().max(40), z.string().trim().min(1, "required").max(500, "too-long")).optional(),
  }),
  reply: ChatProviderChoice,
});

export const removeChatKeys = call({
  name: "removeChatKeys",
  summary: "Delete the keys at a provider that carries no chats any more",
  method: "DELETE",
  path: `${CONSOLE}/chat-provider/:provider/keys`,
  access: "staff",
  permission: "choose-chat-provider",
  params: z.object({ provider: Adapted }),
  reply: ChatProviderChoice,
});
