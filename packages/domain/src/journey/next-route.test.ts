import { describe, expect, it } from "vitest";
import { conditionTitle } from "../conditions/condition-titles.ts";
import { allowedBeside, allowedRoutes } from "./allowed-routes.ts";
import { askedBeside } from "./asked-beside.ts";
import { factsWith, profiledFacts } from "./blank-facts.ts";
import { conditionRouteOf, conditionRoutes, routesOfOpenConditions, signerConditionRoute } from "./condition-routes.ts";
import { routeOf } from "./destination.ts";
import { nextRoute } from "./next-route.ts";
import { progressOf } from "./progress.ts";
import { isApplicationRoute, type RouteName, routeNames } from "./routes.ts";
import { stateRoutes } from "./state-routes.ts";
import { leftToClientMachine, stepRoutes } from "./step-routes.ts";
import { knownStep } from "./steps.ts";

const uuid = profiledFacts.application.uuid;
const atIncome = factsWith(profiledFacts, { step: "INCOME_VERIFICATION" });
const atBank = factsWith(profiledFacts, { step: "AUTOPAY_ACCOUNT" });
const declined = factsWith(profiledFacts, { step: "DECLINED", status: { uwDecision: "DECLINE" } });

describe("a page that is opened", () => {
  it.each(["incomeReview", "incomeLink", "incomeUpload", "conditions", "documentDisclosures"] as const)(
    "is kept while income is verified: %s",
    (route) => {
      expect(nextRoute(atIncome, { route, occasion: "opened" })).toEqual({ move: "stay" });
    },
  );

  it.each(["signingSign", "complete", "applicationIndex", "identity"] as const)(
    "gives way to income/review while income is verified: %s",
    (route) => {
      expect(nextRoute(atIncome, { route, occasion: "opened" })).toEqual({
        move: "go",
        route: "incomeReview",
        path: `/${uuid}/income/review`,
      });
    },
  );

  it("may be the one that an open condition leads to", () => {
    const refused = factsWith(atIncome, {
      conditions: [{ categoryEnum: "ID_VERIFICATION_FAILURE", actionNeeded: true }],
    });
    expect(nextRoute(refused, { route: "identity", occasion: "opened" })).toEqual({ move: "stay" });
    const inReview = factsWith(atIncome, {
      conditions: [{ categoryEnum: "ID_VERIFICATION_FAILURE", actionNeeded: false }],
    });
    expect(nextRoute(inReview, { route: "identity", occasion: "opened" })).toMatchObject({ route: "incomeReview" });
  });

  it("may be the one on which a paper was sent for a condition, while it is looked at", () => {
    const sent = factsWith(atBank, {
      conditions: [{ categoryEnum: "HELOC_MANUAL_PAYSTUB_UPLOAD", actionNeeded: false }],
    });
    expect(nextRoute(sent, { route: "incomeUpload", occasion: "opened" })).toEqual({ move: "stay" });
  });
});

describe("an application that has advanced", () => {
  it("takes the borrower on, even from a page that the next step still allows", () => {
    expect(allowedRoutes(atBank)).toContain("bankDisburse");
    expect(nextRoute(atBank, { route: "bankDisburse", occasion: "advanced" })).toMatchObject({ route: "bankAutopay" });
  });

  it("leaves a borrower alone who chooses an account while the bank's answer comes in", () => {
    const unlinked = factsWith(profiledFacts, { step: "DISBURSEMENT_ACCOUNT" });
    expect(nextRoute(unlinked, { route: "bankDisburse", occasion: "advanced" })).toEqual({ move: "stay" });
    expect(nextRoute(unlinked, { route: "incomeReview", occasion: "advanced" })).toMatchObject({
      route: "bankAutopay",
    });
  });

  it("leaves a borrower on the way to the money when the money was sent, and lets them look again", () => {
    const funded = factsWith(profiledFacts, { step: "COMPLETE" });
    expect(nextRoute(funded, { route: "complete", occasion: "advanced" })).toEqual({ move: "stay" });
    expect(nextRoute(funded, { route: "complete", occasion: "opened" })).toEqual({ move: "stay" });
    expect(nextRoute(funded, { route: "applicationIndex", occasion: "opened" })).toMatchObject({ route: "root" });
    const cancelled = factsWith(profiledFacts, { step: "CANCELLED" });
    expect(nextRoute(cancelled, { route: "complete", occasion: "advanced" })).toMatchObject({ route: "root" });
  });

  it("leaves a borrower alone who is at a condition or a disclosure", () => {
    expect(nextRoute(atBank, { route: "conditionsUploadDocument", occasion: "advanced" })).toEqual({ move: "stay" });
    expect(nextRoute(atBank, { route: "documentDisclosures", occasion: "advanced" })).toEqual({ move: "stay" });
  });

  it("takes a declined borrower from a condition to the decline, but not from the disclosures", () => {
    expect(nextRoute(declined, { route: "conditions", occasion: "advanced" })).toMatchObject({ route: "errorDecline" });
    expect(nextRoute(declined, { route: "documentDisclosures", occasion: "advanced" })).toEqual({ move: "stay" });
  });

  it("does not move while the machine is still in `profile`", () => {
    const unnamed = factsWith(profiledFacts, { profile: { name: null } });
    expect(nextRoute(unnamed, { route: "startProfile", occasion: "advanced" })).toEqual({ move: "stay" });
    expect(nextRoute(unnamed, { route: "applicationIndex", occasion: "advanced" })).toMatchObject({
      route: "startProfile",
    });
  });
});

describe("a step of a newer server", () => {
  it.each([
    ["NEWER_STEP", null],
    ["toString", null],
    ["WAITING_FOR_NEWER_CHECK", "IN_PROGRESS"],
    ["HMDA", "HMDA"],
    [null, null],
  ] as const)("%s is taken as %s", (text, step) => {
    expect(knownStep(text)).toBe(step);
  });

  it("is left to the client machine", () => {
    const facts = factsWith(profiledFacts, { step: knownStep("NEWER_STEP") });
    expect(nextRoute(facts, { route: "startProfile", occasion: "advanced" })).toMatchObject({ route: "liens" });
    expect(progressOf(facts)).toBe("INITIAL");
  });

  it("is waited for where it waits", () => {
    const facts = factsWith(profiledFacts, { step: knownStep("WAITING_FOR_NEWER_CHECK") });
    expect(nextRoute(facts, { route: "liens", occasion: "advanced" })).toEqual({ move: "stay" });
  });
});

describe("what the offer screen is told", () => {
  it("comes from signing when the offer was verified and changed", () => {
    const revised = factsWith(profiledFacts, {
      step: "REVISED_OFFER_SELECTION",
      status: { uwDecision: "SELECT", uwSubDecision: "VERIFIED_OFFER" },
    });
    expect(nextRoute(revised, { route: "signingIntro", occasion: "advanced" })).toEqual({
      move: "go",
      route: "productSelect",
      path: `/${uuid}/product/select`,
      carry: { whereFrom: "signing/intro", uwDecision: "SELECT" },
    });
  });

  it("comes from nowhere in particular at the first offer", () => {
    const first = factsWith(profiledFacts, { step: "OFFER_SELECTION", status: { uwDecision: "APPROVED" } });
    expect(nextRoute(first, { route: "liens", occasion: "advanced" })).toMatchObject({
      carry: { whereFrom: null, uwDecision: "APPROVED" },
    });
  });
});

describe("the written set of allowed routes", () => {
  const landings = [...Object.values(stepRoutes), ...Object.values(stateRoutes)].flatMap((row) =>
    typeof row === "function" || row === leftToClientMachine || row === "stay" ? [] : [routeOf(row)],
  );
  const chosenByCondition: readonly RouteName[] = [
    "errorFloodCert",
    "reviewSigndocs",
    "bankDisburse",
    "bpoCondition",
    "bpoOrderBpo",
    "notaryIntro",
    "startProfile",
    "errorCredit",
    "errorIncome",
  ];

  it("has a row for every landing and for nothing else", () => {
    const expected = new Set<RouteName>([...landings, ...chosenByCondition]);
    expect(Object.keys(allowedBeside).toSorted()).toEqual([...expected].toSorted());
  });

  it("makes every route of an application reachable: as landing, beside one, from a condition, or as an aside", () => {
    const reachable = new Set<RouteName>([
      "applicationIndex",
      "conditions",
      "conditionsUploadDocument",
      "conditionsPhoneNumber",
      "documentDisclosures",
      "startAnswers",
      ...(Object.keys(allowedBeside) as RouteName[]),
      ...Object.values(allowedBeside).flat(),
      ...Object.values(conditionRoutes).map(routeOf),
    ]);
    expect(routeNames.filter(isApplicationRoute).filter((route) => !reachable.has(route))).toEqual([]);
  });
});

describe("condition cards", () => {
  it.each([
    ["ID_VERIFICATION_FAILURE", "identity"],
    ["IDENTITY_DOCUMENT_FRAUD_REVIEW", "identity"],
    ["MISSING_PHONE_NUMBER", "conditionsPhoneNumber"],
    ["BANK_ACCOUNT_FRAUD_REVIEW", "conditionsUploadDocument"],
    ["GENERIC_DOCUMENT_REQUEST", "conditionsUploadDocument"],
  ] as const)("of the kind %s leads a borrower to %s", (category, route) => {
    expect(routeOf(conditionRoutes[category])).toBe(route);
  });

  it("of a kind that a page from before a deployment does not know lead to the page that tells of it", () => {
    expect(conditionRouteOf("ROOF_INSPECTION_REVIEW")).toBe("conditionsUploadDocument");
    expect(signerConditionRoute("ROOF_INSPECTION_REVIEW")).toBe("signerConditionsUploadDocument");
    const asked = JSON.parse('[{ "categoryEnum": "ROOF_INSPECTION_REVIEW", "actionNeeded": true }]');
    expect(routesOfOpenConditions(asked)).toEqual(["conditionsUploadDocument"]);
    expect(askedBeside(factsWith(profiledFacts, { step: "HMDA", conditions: asked }), "startHmda")).toBe(1);
    expect(conditionTitle("ROOF_INSPECTION_REVIEW").en).toBe("Something that we need");
  });

  it("lead an additional signer to identity or to the upload, below heloc-signer", () => {
    expect(signerConditionRoute("ID_VERIFICATION_FAILURE")).toBe("signerConditionsIdentity");
    expect(signerConditionRoute("GENERIC_DOCUMENT_REQUEST")).toBe("signerConditionsUploadDocument");
  });
});
