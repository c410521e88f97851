import { expect, it } from "vitest";
import { chatContact } from "./chat.ts";

it.each([undefined, ""])("a survey is not asked for of a chat that does not name itself: %j", async (channel) => {
  await expect(chatContact("twilio", channel)).rejects.toThrow(/^Omni Proxy value not available$/);
});
