import { describe, expect, it } from "vitest";
import { factsWith, profiledFacts } from "./blank-facts.ts";
import { passGates, pathToLogIn, type Visit } from "./gates.ts";
import { isApplicationRoute, type RouteName, routeNames, routes } from "./routes.ts";

const uuid = profiledFacts.application.uuid;
const lender = { requiresReferringLoanOfficer: false, isWholesale: false, hasRegistrationEnabled: false };
const borrower = { hasProfile: true, isAdditionalSigner: false, application: profiledFacts };

function visit(route: RouteName, changes: Partial<Visit> = {}): Visit {
  const path = routes[route].path.replace(":uuid", uuid).replace(":type", "PAYROLL");
  return { route, path, search: "", lender, hasValidReferrer: false, maintenance: null, person: borrower, ...changes };
}

function declined(flags: { creditScoreDecline?: boolean; dtiDecline?: boolean }): Visit["person"] {
  return { ...borrower, application: factsWith(profiledFacts, { status: { uwDecision: "DECLINE", ...flags } }) };
}

describe("without a log-in", () => {
  it("only the public pages open", () => {
    const open = routeNames.filter((route) => passGates(visit(route, { person: null })) === null);
    expect(open.map((route) => routes[route].path as string).toSorted()).toEqual([
      "/coming-soon",
      "/communications",
      "/heloc-signer/login",
      "/licenses",
      "/privacy",
      "/register",
      "/register/account-setup",
      "/register/support",
      "/terms",
    ]);
  });

  it("every other page leads to the log-in, which leads back", () => {
    expect(passGates(visit("incomeReview", { person: null, search: "?a=1&pop-webchat=1" }))).toEqual({
      go: `/auth/login?pop-webchat=1&redirectUrl=${encodeURIComponent(`/account/heloc/${uuid}/income/review`)}`,
    });
  });

  it("a page of an additional signer leads to the signer's log-in", () => {
    expect(passGates(visit("signerSign", { person: null }))).toEqual({
      go: "/account/heloc/heloc-signer/login?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signer%2Fsign",
    });
  });

  it("registration takes the place of the log-in where the lender has enabled it", () => {
    const enabled = { ...lender, hasRegistrationEnabled: true };
    expect(pathToLogIn(visit("root", { lender: enabled }))).toBe(
      "/account/heloc/register?redirectUrl=%2Faccount%2Fheloc",
    );
    expect(pathToLogIn(visit("signerSign", { lender: enabled }))).toContain("/heloc-signer/login");
  });
});

describe("not accepting applications", () => {
  const cases = [
    { requires: false, wholesale: false, referrer: false, register: "open", root: "open" },
    { requires: true, wholesale: false, referrer: false, register: "closed", root: "closed" },
    { requires: true, wholesale: false, referrer: true, register: "open", root: "closed" },
    { requires: false, wholesale: true, referrer: false, register: "closed", root: "open" },
    { requires: false, wholesale: true, referrer: true, register: "open", root: "open" },
  ] as const;

  it.each(cases)(
    "officer required $requires, wholesale $wholesale, valid referrer $referrer: register $register, root $root",
    ({ requires, wholesale, referrer, register, root }) => {
      const changes = {
        person: null,
        hasValidReferrer: referrer,
        lender: { ...lender, requiresReferringLoanOfficer: requires, isWholesale: wholesale },
      };
      const shown = (route: RouteName) => {
        const verdict = passGates(visit(route, changes));
        return verdict !== null && "show" in verdict ? "closed" : "open";
      };
      expect({ register: shown("register"), root: shown("root") }).toEqual({ register, root });
    },
  );

  it("does not stand in the way of somebody who is logged in", () => {
    const strict = { ...lender, requiresReferringLoanOfficer: true };
    expect(passGates(visit("root", { lender: strict }))).toBeNull();
  });
});

describe("with a log-in", () => {
  it("every page of the application opens", () => {
    const closed = routeNames.filter((route) => isApplicationRoute(route) && passGates(visit(route)) !== null);
    expect(closed).toEqual([]);
  });

  it.each([
    ["profile", { ...borrower, hasProfile: false }],
    ["application", { ...borrower, application: null }],
  ])("a missing %s leads to the dashboard", (_, person) => {
    expect(passGates(visit("identity", { person, search: "?pop-webchat" }))).toEqual({ go: "/dashboard?pop-webchat" });
  });

  it("an additional signer is kept to the signer's area, and a borrower out of it", () => {
    const signer = { ...borrower, isAdditionalSigner: true };
    expect(passGates(visit("signerSign", { person: signer }))).toBeNull();
    expect(passGates(visit("identity", { person: signer }))).toEqual({ go: "/account/heloc/heloc-signer/resume" });
    expect(passGates(visit("signerSign"))).toEqual({ go: "/dashboard" });
  });
});

describe("a declined application", () => {
  it.each([
    [{}, "decline"],
    [{ dtiDecline: true }, "income"],
    [{ creditScoreDecline: true }, "credit"],
    [{ creditScoreDecline: true, dtiDecline: true }, "credit"],
  ])("with %o leads to error/%s", (flags, page) => {
    expect(passGates(visit("liens", { person: declined(flags) }))).toEqual({
      go: `/account/heloc/${uuid}/error/${page}`,
    });
  });

  it("keeps its disclosures and its own page open", () => {
    expect(passGates(visit("documentDisclosures", { person: declined({}) }))).toBeNull();
    expect(passGates(visit("errorDecline", { person: declined({}) }))).toBeNull();
  });
});

describe("maintenance", () => {
  it("comes before everything else", () => {
    const maintenance = { flagEnabled: true, variables: { routes: ["/register"] } };
    expect(passGates(visit("register", { maintenance, person: null }))).toMatchObject({ show: "maintenance" });
    expect(passGates(visit("registerSupport", { maintenance, person: null }))).toMatchObject({ show: "maintenance" });
    expect(passGates(visit("identity", { maintenance }))).toBeNull();
  });
});
