import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

describe("a password", () => {
  it.each([
    ["of 64 characters", `${"a".repeat(63)}b`, `${"a".repeat(63)}c`],
    [
      "of 256 characters, to the last of them",
      `${"long way home ".repeat(18)}lane`,
      `${"long way home ".repeat(18)}land`,
    ],
    ["with spaces at its ends", "  river stone lantern  ", "river stone lantern"],
    ["with capitals where they were typed", "River Stone Lantern", "river stone lantern"],
    ["of signs beyond letters", "🦊 río piedra 石 lantern", "🦊 rio piedra 石 lantern"],
  ])("is taken exactly as it was typed: one %s", async (_which, password, almost) => {
    const kept = await hashPassword(password);
    expect(await isPassword(password, kept)).toBe(true);
    expect(await isPassword(almost, kept)).toBe(false);
  });

  it("is the same however a keyboard composes its accents", async () => {
    expect(await isPassword("ri\u0301o piedra lantern", await hashPassword("r\u00edo piedra lantern"))).toBe(true);
  });

  it("is hashed slowly, by argon2id, with a salt of its own", async () => {
    const [one, another] = [await hashPassword("river stone lantern"), await hashPassword("river stone lantern")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(another);
  });
});
