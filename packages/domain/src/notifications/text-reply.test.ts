import { describe, expect, it } from "vitest";
import { readReply } from "./text-reply.ts";

describe("an answer to a text", () => {
  it.each([
    ["STOP", "stop", null],
    [" stop. ", "stop", null],
    ["Stop!", "stop", null],
    ["Opt-out", "stop", null],
    ["UNSUBSCRIBE", "stop", null],
    ["revoke", "stop", null],
    ["ALTO", "stop", "es"],
    ["No más", "stop", "es"],
    ["start", "start", null],
    ["Sí", "start", "es"],
    ["HELP", "help", null],
    ["¿Ayuda?", "help", "es"],
    ["Please do not stop the application", "other", null],
    ["", "other", null],
    ["👍", "other", null],
  ])("%j is read as %s", (text, reply, language) => {
    expect(readReply(text)).toEqual({ reply, language });
  });
});
