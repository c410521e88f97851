import { describe, expect, it } from "vitest";
import { askedProvider, type ChatStanding, chatModeOf } from "./chat-mode.ts";

const standing: ChatStanding = { hasLiveSession: false, hasChatbotSession: false, isOpen: true, asked: null };

describe("who answers a chat", () => {
  it.each<[string, Partial<ChatStanding>, string]>([
    ["people during their hours", {}, "live"],
    ["the assistant outside them", { isOpen: false }, "chatbot"],
    ["whoever was answering: people", { hasLiveSession: true, hasChatbotSession: true, isOpen: false }, "live"],
    ["whoever was answering: the assistant", { hasChatbotSession: true }, "chatbot"],
    ["who the address asks for", { hasLiveSession: true, asked: "chatbot" }, "chatbot"],
    ["people for each of their providers", { isOpen: false, asked: "nice" }, "live"],
  ])("is %s", (_, given, mode) => {
    expect(chatModeOf({ ...standing, ...given })).toBe(mode);
  });
});

describe("the provider in the address", () => {
  it("counts outside production only, and only if there is one of that name", () => {
    expect(askedProvider("stream", false)).toBe("stream");
    expect(askedProvider("stream", true)).toBeNull();
    expect(askedProvider("fax", false)).toBeNull();
    expect(askedProvider(null, false)).toBeNull();
  });
});
