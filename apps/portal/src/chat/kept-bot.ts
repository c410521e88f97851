import { kept } from "@gable/ui/storage/browser-storage.ts";

const KEY = "chatbot";

/** A conversation with the assistant, until it expires: specification part 2, section 3. */
export interface KeptBot {
  readonly conversationId: string;
  readonly expiration: string;
  readonly isOfAccount: boolean;
  readonly friendlyName: string;
  readonly emailAddress: string;
}

/** The kept conversation. One that has expired, and what is none, is kept no longer. */
export function readBot(): KeptBot | undefined {
  const bot = parsed(kept.read(KEY));
  if (bot !== undefined && Date.parse(bot.expiration) > Date.now()) return bot;
  forgetBot();
  return undefined;
}

function parsed(text: string | undefined): KeptBot | undefined {
  try {
    const bot = JSON.parse(text ?? "null") as Partial<KeptBot> | null;
    const isOne = typeof bot?.conversationId === "string" && typeof bot.expiration === "string";
    return isOne ? ({ friendlyName: "", emailAddress: "", ...bot } as KeptBot) : undefined;
  } catch {
    return undefined;
  }
}

export const keepBot = (bot: KeptBot): void => kept.write(KEY, JSON.stringify(bot));
export const forgetBot = (): void => kept.forget(KEY);
