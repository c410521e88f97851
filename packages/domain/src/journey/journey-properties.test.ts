import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DocumentType } from "../application/document-types.ts";
import {
  BpoStatus,
  ChecklistStatus,
  CoDeedStatus,
  ConditionCategory,
  ConsentType,
  Decision,
  EmploymentType,
  PaymentMode,
  PropertyCondition,
  SubDecision,
  TitleStatus,
  VerificationStatus,
} from "../application/enumerations.ts";
import type { StatusFlags } from "../application/status.ts";
import { allowedRoutes } from "./allowed-routes.ts";
import { blankFacts, profiledFacts } from "./blank-facts.ts";
import { routeOf } from "./destination.ts";
import { eventOrder } from "./events.ts";
import { type PlanPosition, publishFlags } from "./flag-publication.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { isHeld, landingOf } from "./landing.ts";
import { matchRoute } from "./match-route.ts";
import { nextRoute } from "./next-route.ts";
import { type PlanRow, planRows } from "./plan-rows.ts";
import { progressOf } from "./progress.ts";
import { isApplicationRoute, routeNames } from "./routes.ts";
import { settle } from "./settle.ts";
import { sidebarPositions } from "./sidebar.ts";
import { stateRoutes } from "./state-routes.ts";
import { type State, states, statesNeverEntered } from "./states.ts";
import { stepNames } from "./steps.ts";
import { transitions } from "./transitions.ts";
import { triggers } from "./triggers.ts";

const uuids = fc.constantFrom("5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0c01", "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0c02");
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const oneOfOrNull = <T>(values: readonly T[]) => fc.option(oneOf(values));

const flags: fc.Arbitrary<StatusFlags> = fc.record({
  liensComplete: fc.boolean(),
  uwDecision: oneOfOrNull(Decision.options),
  uwSubDecision: oneOfOrNull(SubDecision.options),
  inquiryAttestNeeded: fc.boolean(),
  inquiryAttestComplete: fc.boolean(),
  manualPaystubUpload: fc.boolean(),
  manualPaystubTasksComplete: fc.boolean(),
  giactAccountStatus: oneOfOrNull(VerificationStatus.options),
  bpo: oneOfOrNull(BpoStatus.options),
  title: oneOfOrNull(TitleStatus.options),
  disclosurelistSummaryReady: fc.boolean(),
  disclosurelistSummaryComplete: fc.boolean(),
  disclosurelistClosingReady: fc.boolean(),
  disclosurelistClosingComplete: fc.boolean(),
  disclosurelistNotaryReady: fc.boolean(),
  disclosurelistNotaryComplete: fc.boolean(),
  primaryParticipantAcceptComplete: fc.boolean(),
  manualDeedSigningComplete: fc.boolean(),
  checklistStatus: oneOfOrNull(ChecklistStatus.options),
  employmentVerificationNeeded: fc.boolean(),
  propertyComplete: fc.boolean(),
  datatreeNoMatch: fc.boolean(),
  creditFrozenWithPin: fc.boolean(),
  dtiDecline: fc.boolean(),
  creditScoreDecline: fc.boolean(),
  waitingOnFloodCert: fc.boolean(),
  manualNotary: fc.boolean(),
  condition: oneOfOrNull(PropertyCondition.options),
});

const accounts = fc.record({
  uuid: uuids,
  routingNumber: fc.option(fc.constant("071000013")),
  mask: fc.constant("6789"),
  accountNumber: fc.constant("6789"),
});

const applications: fc.Arbitrary<JourneyFacts["application"]> = fc
  .record({
    consents: fc.array(fc.record({ type: oneOf(ConsentType.options), at: fc.constant("2026-01-06T10:00:00Z") }), {
      maxLength: 4,
    }),
    selectedPropertyUuid: fc.option(uuids),
    property: fc.option(
      fc.record({
        uuid: uuids,
        street1: fc.constant("1 Elm Street"),
        street2: fc.constant(null),
        city: fc.constant("Austin"),
        state: oneOf(["TX", "CO"]),
        zip: fc.constant("78701"),
        timeZone: fc.constant("America/Chicago"),
      }),
    ),
    term: oneOf([0, 5, 30]),
    amount: oneOf([0, 15_000, 400_000]),
    rate: oneOf([0, 8.95]),
    hasHmda: fc.boolean(),
    documents: fc.array(fc.record({ uuid: uuids, type: oneOf(DocumentType.options) }), { maxLength: 3 }),
    incomeSources: fc.array(
      fc.record({ uuid: uuids, type: fc.constant("EMPINFO" as const), employmentType: oneOf(EmploymentType.options) }),
      { maxLength: 2 },
    ),
    disburseAccount: fc.option(accounts),
    autopayAccount: fc.option(fc.record({ uuid: uuids })),
    payType: oneOfOrNull(PaymentMode.options),
    assetDepletion: fc.option(fc.record({ complete: fc.boolean() })),
    insurance: fc.option(fc.record({ complete: fc.boolean() })),
    coDeedStatus: oneOfOrNull(CoDeedStatus.options),
    isCrypto: fc.boolean(),
    requestedManualNotaryTime: fc.option(fc.constant("2026-02-03T18:00:00Z")),
  })
  .map((chosen) => ({ ...blankFacts.application, ...chosen }));

const profiles: fc.Arbitrary<JourneyFacts["profile"]> = fc
  .record({
    name: oneOf([null, profiledFacts.profile.name]),
    dob: oneOf([null, "1980-04-12"]),
    hasSsn: fc.boolean(),
    addresses: fc.array(
      fc.record({
        uuid: uuids,
        ownership: oneOf([null, "SOLE", "TRUST"] as const),
        street1: fc.constant("1 Elm Street"),
        street2: fc.constant(null),
        city: fc.constant("Austin"),
        state: fc.constant("TX"),
        zip: fc.constant("78701"),
      }),
      { maxLength: 2 },
    ),
  })
  .map((chosen) => ({ ...blankFacts.profile, ...chosen }));

const anyFacts: fc.Arbitrary<JourneyFacts> = fc.record(
  {
    application: applications,
    status: flags,
    profile: profiles,
    step: oneOfOrNull(stepNames),
    conditions: fc.array(fc.record({ categoryEnum: oneOf(ConditionCategory.options), actionNeeded: fc.boolean() }), {
      maxLength: 2,
    }),
    delayed: fc.constant({ what: "WAITING_FOR_VALUATION" as const, since: "2026-01-06T10:00:00Z" }),
  },
  { requiredKeys: ["application", "status", "profile", "step", "conditions"] },
);

const rows = oneOf(Object.keys(planRows).map((row) => Number(row) as PlanRow));
const runs = { numRuns: 3000 };

/** The last event that may happen in any state sets the state; from there the others follow. */
function settledByClosedForm(facts: JourneyFacts): State {
  const holding = eventOrder.filter((event) => triggers[event](facts));
  const lastAny = holding.findLastIndex((event) => transitions[event].from === "any");
  const setBy = holding[lastAny];
  let state: State = setBy === undefined ? "profile" : transitions[setBy].to;
  for (const event of holding.slice(lastAny + 1)) {
    const { from, to } = transitions[event];
    if (from !== "any" && from.includes(state)) state = to;
  }
  return state;
}

describe("the client machine, for any facts", () => {
  it("agrees with its closed form", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(settle(facts)).toBe(settledByClosedForm(facts));
      }),
      runs,
    );
  });

  it("ends in one known state that has a row in the route table, and the same one when asked again", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const state = settle(facts);
        expect(states).toContain(state);
        expect(statesNeverEntered).not.toContain(state);
        expect(stateRoutes[state]).toBeDefined();
        expect(settle(structuredClone(facts))).toBe(state);
      }),
      runs,
    );
  });
});

describe("what the specification leaves without a way in", () => {
  it("never asks for another pull and never stands in manualAutopay, whatever the facts", () => {
    expect(Object.values(transitions).filter(({ to }) => to === "manualAutopay")).toEqual([]);
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(triggers.repullSoftCredit(facts)).toBe(false);
        expect(settle(facts)).not.toBe("manualAutopay");
      }),
      runs,
    );
  });
});

describe("the next route, for any facts", () => {
  it("sends a wrong page to an allowed one, where the borrower then stays", () => {
    fc.assert(
      fc.property(anyFacts, oneOf(routeNames.filter(isApplicationRoute)), (facts, route) => {
        const next = nextRoute(facts, { route, occasion: "opened" });
        const standing = next.move === "stay" ? route : next.route;
        expect(allowedRoutes(facts)).toContain(standing);
        expect(nextRoute(facts, { route: standing, occasion: "opened" })).toEqual({ move: "stay" });
        expect(next.move === "stay" || matchRoute(next.path)?.route === next.route).toBe(true);
      }),
      runs,
    );
  });

  it("moves at most once when the application advances", () => {
    fc.assert(
      fc.property(anyFacts, oneOf(routeNames.filter(isApplicationRoute)), (facts, route) => {
        const next = nextRoute(facts, { route, occasion: "advanced" });
        const standing = next.move === "stay" ? route : next.route;
        expect(nextRoute(facts, { route: standing, occasion: "advanced" })).toEqual({ move: "stay" });
      }),
      runs,
    );
  });

  it("keeps a declined borrower to the page of the decline and the disclosures", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const declined: JourneyFacts = { ...facts, status: { ...facts.status, uwDecision: "DECLINE" } };
        const landing = landingOf(declined);
        expect(["errorDecline", "errorCredit", "errorIncome"]).toContain(landing);
        expect(allowedRoutes(declined)).toEqual(new Set([landing, "documentDisclosures"]));
      }),
      runs,
    );
  });

  it("does not move a borrower who waits, unless declined", () => {
    fc.assert(
      fc.property(anyFacts, oneOf(routeNames.filter(isApplicationRoute)), (facts, route) => {
        fc.pre(isHeld(facts) && facts.status.uwDecision !== "DECLINE" && route !== "applicationIndex");
        expect(nextRoute(facts, { route, occasion: "advanced" })).toEqual({ move: "stay" });
      }),
      runs,
    );
  });

  it("always has a progress value that the sidebar can show", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(sidebarPositions[progressOf(facts)]).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });
});

describe("publication, for any flags", () => {
  const positions: fc.Arbitrary<PlanPosition> = fc.record({
    row: rows,
    furthestRow: rows,
    isSignerOutstanding: fc.boolean(),
  });

  it("says nothing that is not known, and the same when asked twice", () => {
    fc.assert(
      fc.property(flags, positions, (known, position) => {
        const published = publishFlags(known, position);
        for (const flag of Object.keys(known) as (keyof StatusFlags)[]) {
          expect([known[flag], false, null]).toContain(published[flag]);
        }
        expect(publishFlags(published, position)).toEqual(published);
      }),
      runs,
    );
  });

  it("never lets a flag of a later row carry the client machine past row 7", () => {
    fc.assert(
      fc.property(anyFacts, oneOf([1, 2, 3, 4, 5, 6, 7] as const), (facts, row) => {
        fc.pre(facts.step === null && !facts.conditions.some((condition) => condition.actionNeeded));
        const noOffer = { ...facts.application, term: 0, amount: 0, payType: null, insurance: null };
        const status = publishFlags(facts.status, { row, furthestRow: row, isSignerOutstanding: false });
        const state = settle({ ...facts, application: noOffer, status });
        expect([
          "profile",
          "liens",
          "product",
          "assetDepletion",
          "incorrectPin",
          "datatreeError",
          "uwReview",
          "declined",
          "dtiDeclined",
          "creditScoreDeclined",
        ]).toContain(state);
      }),
      runs,
    );
  });
});

describe("landing", () => {
  it("is always a route of the application or the root", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const landing = landingOf(facts);
        if (landing === "stay") return;
        const route = routeOf(landing);
        expect(route === "root" || isApplicationRoute(route)).toBe(true);
      }),
      runs,
    );
  });
});
