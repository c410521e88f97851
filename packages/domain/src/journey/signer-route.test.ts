import { describe, expect, it } from "vitest";
import { signerRoute } from "./signer-route.ts";

const invited = { isCancelled: false, hasReadIntro: false, identityPassed: false, deedSigned: false };

describe("where an additional signer lands", () => {
  it.each([
    [invited, "signerIntro"],
    [{ ...invited, hasReadIntro: true }, "signerIdentity"],
    [{ ...invited, hasReadIntro: true, identityPassed: true }, "signerSign"],
    [{ ...invited, hasReadIntro: true, identityPassed: true, deedSigned: true }, "signerDocuments"],
    [{ ...invited, hasReadIntro: true, identityPassed: true, isCancelled: true }, "signerCancelled"],
  ])("%o: %s", (signer, route) => {
    expect(signerRoute(signer)).toBe(route);
  });
});
