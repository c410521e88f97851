import { describe, expect, it } from "vitest";
import { pathAfterExpiry } from "./expired-session.ts";

describe("when a session is over", () => {
  it("a borrower logs in and comes back to the same page", () => {
    expect(pathAfterExpiry("/account/heloc/u/liens", "?a=1&pop-webchat")).toBe(
      "/auth/login?pop-webchat&redirectUrl=%2Faccount%2Fheloc%2Fu%2Fliens",
    );
  });

  it("an additional signer goes to the signers' own log-in", () => {
    expect(pathAfterExpiry("/account/heloc/heloc-signer/sign", "")).toBe(
      "/account/heloc/heloc-signer/login?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signer%2Fsign",
    );
  });
});
