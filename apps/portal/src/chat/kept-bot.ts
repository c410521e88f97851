import { kept } from "../session/storage.ts";

const KEY = "chatbot";

/** A conversation with the assistant, until it expires: specification part 2, section 3. */
export interface KeptBot {
  readonly conversationId: string;
  readonly expiration: string;
  readonly isOfAccount: boolean;
  readonly friendlyName: string;
  readonly emailAddress: string;
}

export function readBot(): KeptBot | undefined {
  try {
    const bot = JSON.parse(kept.read(KEY) ?? "null") as Partial<KeptBot> | null;
    const isGood = typeof bot?.conversationId === "string" && Date.parse(bot.expiration ?? "") > Date.now();
    return isGood ? ({ friendlyName: "", emailAddress: "", ...bot } as KeptBot) : undefined;
  } catch {
    return undefined;
  }
}

export const keepBot = (bot: KeptBot): void => kept.write(KEY, JSON.stringify(bot));
export const forgetBot = (): void => kept.forget(KEY);
