import { CallFailed } from "@gable/contract/problem.ts";
import { endConversation } from "../queries/chat.ts";
import { forgetChat, readChat } from "./kept-chat.ts";

/** The server does not know the conversation, or not as this browser's: there is nothing to end. */
export const isNothingToEnd = (failure: unknown): boolean =>
  failure instanceof CallFailed && [403, 404, 409].includes(failure.status);

/** Ends with the server what was ended here while it could not be told. Rejects while it still cannot. */
export async function endLeft(): Promise<void> {
  const left = readChat();
  if (!left?.isEnded) return;
  await endConversation(left.token).catch((failure: unknown) => {
    if (!isNothingToEnd(failure)) throw failure;
  });
  forgetChat();
}
