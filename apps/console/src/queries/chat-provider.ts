import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { chatProviderChoice, chooseChatProvider, removeChatKeys } from "@gable/contract/calls/chat-provider.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export type ChatProviderChoice = ReplyOf<typeof chatProviderChoice>;
export type AdaptedProvider = ChatProviderChoice["providers"][number]["provider"];

export const chatProviderQuery = () =>
  queryOptions({ queryKey: ["chat-provider"], queryFn: ({ signal }) => client.send(chatProviderChoice, { signal }) });

export const chooseChatProviderMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof chooseChatProvider>) => client.send(chooseChatProvider, { body }),
  });

export const removeChatKeysMutation = () =>
  mutationOptions({
    mutationFn: (provider: AdaptedProvider) => client.send(removeChatKeys, { params: { provider } }),
  });
