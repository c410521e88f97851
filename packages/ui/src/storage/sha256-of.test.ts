import { describe, expect, it } from "vitest";
import { sha256Of } from "./sha256-of.ts";

describe("the hash by which a signature names the bytes that were shown", () => {
  it("is SHA-256 as hexadecimal digits", async () => {
    const abc = new TextEncoder().encode("abc").buffer;
    expect(await sha256Of(abc)).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
