import { describe, expect, it } from "vitest";
import { codeAt, inBase32, newSecret, otpauthUri, stepOfCode } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("%i seconds after 1970 is what RFC 6238 says, in its last six digits", (seconds, code) => {
    expect(codeAt(secret, at(seconds))).toBe(code);
  });

  it("is taken half a minute early or late, and no further off", () => {
    const code = codeAt(secret, at(3000));
    const steps = [2940, 2970, 3000, 3030, 3060].map((seconds) => stepOfCode(secret, code, at(seconds), 0));
    expect(steps).toEqual([undefined, 100, 100, 100, undefined]);
  });

  it("is taken once", () => {
    expect(stepOfCode(secret, codeAt(secret, at(3000)), at(3000), 100)).toBeUndefined();
  });

  it("is nothing but six digits", () => {
    expect(stepOfCode(secret, "", at(3000), 0)).toBeUndefined();
    expect(stepOfCode(secret, "28708２", at(59), 0)).toBeUndefined();
  });
});

describe("a secret", () => {
  it("is written as RFC 4648 says", () => {
    expect(inBase32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
    expect(inBase32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
  });

  it("travels to the app with the names of product and account", () => {
    expect(otpauthUri(Buffer.from("foobar"), "Gable console", "a+b@example.com")).toBe(
      "otpauth://totp/Gable%20console%3Aa%2Bb%40example.com?secret=MZXW6YTBOI&issuer=Gable%20console",
    );
  });
});
