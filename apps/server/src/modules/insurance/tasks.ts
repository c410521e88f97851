import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { judgePolicy, type PolicyFault } from "@gable/domain/insurance/judge-policy.ts";
import type { PolicyProof } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import type { InsuranceCheck, InsurancePolicy } from "@gable/vendors/insurance-verification/protocol.ts";
import type { Context, Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorTask } from "../../workflow/task.ts";
import { addressOfVendor, vendorAddress, vendorPerson } from "../../workflow/vendor-words.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { coverageNeeded, floodCoverage, lossPayee } from "./coverage.ts";

type Kind = "hazard" | "flood";

const proofOf = (facts: Facts, kind: Kind): PolicyProof | undefined =>
  kind === "hazard" ? facts.hazardInsurance : facts.floodInsurance;

function check(ctx: Context, file: LoanFile, kind: Kind): InsuranceCheck {
  const home = homeOf(file.facts);
  const proof = proofOf(file.facts, kind);
  if (!home || !proof) throw new Error(`the application ${file.uuid} has no policy to check`);
  return {
    policyType: kind,
    insured: vendorPerson(file),
    property: { address: vendorAddress(home.address), countyFips: home.countyFips, parcelNumber: home.parcelId },
    insurer: proof.policy.insurer,
    policyNumber: proof.policy.policyNumber,
    mortgagee: lossPayee(ctx.lenders.byOrgCode(file.orgCode), file.loanNumber),
  };
}

/** Everything that a policy lacks of what it has to hold. */
function faultsOf(ctx: Context, file: LoanFile, kind: Kind, policy: InsurancePolicy, now: Date): PolicyFault[] {
  const { facts } = file;
  const home = homeOf(facts);
  if (!home) throw new Error(`the home of ${file.uuid} is not known`);
  const { insuredProperty, ...terms } = policy;
  return judgePolicy(
    { ...terms, ...(insuredProperty && { insuredProperty: addressOfVendor(insuredProperty) }) },
    {
      kind: kind === "hazard" ? "HAZARD" : "FLOOD",
      today: localDateAt(now.toISOString(), home.timeZone),
      coverage: kind === "hazard" ? coverageNeeded(facts) : floodCoverage(ctx, file, now),
      owners: [facts.answers.name, ...facts.signers.map(({ name }) => name)].filter((name) => name !== undefined),
      ownedByTrust: facts.additional?.ownership === "TRUST",
      home: home.address,
      lender: ctx.lenders.byOrgCode(file.orgCode).orgMetaData.other.footerData.companyName,
    },
  );
}

function checked({ facts }: LoanFile, kind: Kind, changed: Partial<PolicyProof>): Change {
  const proof = proofOf(facts, kind);
  if (!proof) return { event: "insurance-checked", facts: {} };
  const next = { ...proof, ...changed };
  return {
    event: "insurance-checked",
    facts: kind === "hazard" ? { hazardInsurance: next } : { floodInsurance: next },
    detail: { kind, accepted: next.result?.accepted ?? null, reason: next.result?.reason ?? null },
  };
}

const result = (faults: readonly PolicyFault[], now: Date, coveredUntil?: string): Pick<PolicyProof, "result"> => ({
  result: {
    accepted: faults.length === 0,
    at: now.toISOString(),
    ...(faults[0] && { reason: faults[0], faults }),
    ...(coveredUntil && { coveredUntil }),
  },
});

const recordsTask = (kind: Kind): Task =>
  vendorTask({
    effect: kind === "hazard" ? "check-insurance" : "check-flood-insurance",
    vendor: "insurance-verification",
    act: "verify",
    request: (ctx, file) => check(ctx, file, kind),
    apply: (ctx, file, answer, now, { key }) => {
      const proof = proofOf(file.facts, kind);
      if (!proof || proof.result || proof.notOnRecord || !key.endsWith(proof.givenAt)) return undefined;
      if (answer.outcome === "lapsed") return checked(file, kind, result(["policy-expired"], now));
      if (answer.outcome === "in-force") {
        const { policy } = answer;
        return checked(file, kind, result(faultsOf(ctx, file, kind, policy, now), now, policy.expiresOn));
      }
      return proof.policy.documentUuid
        ? checked(file, kind, { notOnRecord: true })
        : checked(file, kind, result(["policy-not-found"], now));
    },
  });

/** The kind of policy in an effect's key, `<effect>:<KIND>:<instant>`. */
const kindOf = (key: string): Kind => (key.split(":")[1] === "FLOOD" ? "flood" : "hazard");

const declarationTask: Task = vendorTask({
  effect: "read-declaration",
  vendor: "insurance-verification",
  act: "read-declaration",
  request: async (ctx, file, { key, seal }) => {
    const kind = kindOf(key);
    const { policyType, insured, property, mortgagee } = check(ctx, file, kind);
    const uuid = proofOf(file.facts, kind)?.policy.documentUuid ?? "";
    const page = await findDocument(ctx.database.kysely, file.uuid, uuid);
    const content = (await readDocument(ctx, seal, page)).toString("base64");
    return {
      policyType,
      insured,
      property,
      ...(mortgagee && { mortgagee }),
      declaration: { name: "declaration", mediaType: page.media_type, content },
    };
  },
  apply: (ctx, file, answer, now, { key }) => {
    const kind = kindOf(key);
    const proof = proofOf(file.facts, kind);
    if (!proof || proof.result || !key.endsWith(proof.givenAt)) return undefined;
    if (answer.outcome !== "read") return checked(file, kind, result([`declaration-${answer.reason}`], now));
    const { policy } = answer;
    return checked(file, kind, result(faultsOf(ctx, file, kind, policy, now), now, policy.expiresOn));
  },
});

/**
 * On the day of the money an accepted policy is looked at once more. One that lapsed, or lost what it had to hold, is asked for anew,
 * and the day is reckoned again. A policy that is on no record rests on the dates of its page.
 */
const recheckTask: Task = vendorTask({
  effect: "recheck-insurance",
  vendor: "insurance-verification",
  act: "verify",
  request: (ctx, file, { key }) => check(ctx, file, kindOf(key)),
  apply: (ctx, file, answer, now, { key }) => {
    const kind = kindOf(key);
    const proof = proofOf(file.facts, kind);
    if (!proof?.result?.accepted || !file.facts.fundingDay || file.facts.funding) return undefined;
    const today = dayAtHome(file.facts, now.toISOString());
    const { coveredUntil = proof.policy.expiresOn } = proof.result;
    const onPage: PolicyFault[] = coveredUntil <= today ? ["policy-expired"] : [];
    const faults: Record<typeof answer.outcome, () => PolicyFault[]> = {
      "in-force": () => (answer.outcome === "in-force" ? faultsOf(ctx, file, kind, answer.policy, now) : []),
      lapsed: () => ["policy-expired"],
      "not-found": () => (proof.notOnRecord ? onPage : ["policy-not-found"]),
    };
    // Whoever read the page knew that the records say something else.
    const found = proof.result.read ? onPage : faults[answer.outcome]();
    if (found.length === 0) {
      const change = checked(file, kind, { recheckedAt: now.toISOString() });
      return { ...change, event: "insurance-rechecked" };
    }
    const change = checked(file, kind, result(found, now));
    return { ...change, event: "insurance-lost", facts: { ...change.facts, fundingDay: undefined } };
  },
});

export const insuranceTasks: readonly Task[] = [
  recordsTask("hazard"),
  recordsTask("flood"),
  declarationTask,
  recheckTask,
];
