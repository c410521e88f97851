import { describe, expect, it } from "vitest";
import { routeNames, routes } from "./routes.ts";
import { maySignerStandAt, type SignerProgress, signerRoute } from "./signer-route.ts";

const invited: SignerProgress = {
  isCancelled: false,
  hasReadIntro: false,
  identityPassed: false,
  isStopped: false,
  deedSigned: false,
};
const identified: SignerProgress = { ...invited, hasReadIntro: true, identityPassed: true };
const open = (signer: SignerProgress) => signerRoutes.filter((route) => maySignerStandAt(route, signer));
const signerRoutes = routeNames.filter((route) => routes[route].audience === "signer");

describe("where an additional signer lands", () => {
  it.each([
    [invited, "signerIntro"],
    [{ ...invited, hasReadIntro: true }, "signerIdentity"],
    [identified, "signerSign"],
    [{ ...identified, isStopped: true }, "signerError"],
    [{ ...identified, deedSigned: true }, "signerDocuments"],
    [{ ...identified, isCancelled: true }, "signerCancelled"],
    [{ ...invited, isCancelled: true }, "signerCancelled"],
  ])("%o: %s", (signer, route) => {
    expect(signerRoute(signer)).toBe(route);
    expect(maySignerStandAt(signerRoute(signer), signer)).toBe(true);
  });
});

describe("what an additional signer may look at", () => {
  it("is the introduction alone until it is read", () => {
    expect(open(invited)).toEqual(["signerIntro"]);
  });

  it("is never a step that comes later", () => {
    expect(open({ ...invited, hasReadIntro: true })).not.toContain("signerSign");
    expect(open(identified)).not.toContain("signerIdentity");
  });

  it("is nothing but their own papers once it is cancelled", () => {
    expect(open({ ...identified, isCancelled: true })).toEqual(["signerCancelled", "signerDocuments"]);
  });
});
