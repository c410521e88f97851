import { describe, expect, it } from "vitest";
import { pathAfterRejection } from "./expired-session.ts";

describe("when a session is not accepted", () => {
  it("a borrower logs in and comes back to the same page", () => {
    expect(pathAfterRejection("over", "/account/heloc/u/liens", "?a=1&pop-webchat")).toBe(
      "/auth/login?pop-webchat&redirectUrl=%2Faccount%2Fheloc%2Fu%2Fliens&why=over",
    );
  });

  it("an additional signer goes to the signers' own log-in", () => {
    expect(pathAfterRejection("over", "/account/heloc/heloc-signer/sign", "")).toBe(
      "/account/heloc/heloc-signer/login?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signer%2Fsign&why=over",
    );
  });

  it("who logged out in another tab is told so", () => {
    expect(pathAfterRejection("elsewhere", "/dashboard/settings", "")).toBe(
      "/auth/login?redirectUrl=%2Fdashboard%2Fsettings&why=elsewhere",
    );
  });

  it("whoever comes from another lender logs in here, and is not led back to what is that lender's", () => {
    expect(pathAfterRejection("other-lender", "/account/heloc/u/liens", "")).toBe("/auth/login?why=other-lender");
    expect(pathAfterRejection("other-lender", "/account/heloc/heloc-signer/sign", "")).toBe(
      "/auth/login?why=other-lender",
    );
  });
});
