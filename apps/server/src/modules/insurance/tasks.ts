import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { PolicyProof } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import type { InsuranceCheck, InsurancePolicy } from "@gable/vendors/insurance-verification/protocol.ts";
import type { Context } from "../../context.ts";
import type { Change } from "../../workflow/advance.ts";
import { type Task, vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorPerson } from "../../workflow/vendor-words.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { coverageNeeded, floodCoverage } from "./coverage.ts";

type Kind = "hazard" | "flood";

const proofOf = (facts: Facts, kind: Kind): PolicyProof | undefined =>
  kind === "hazard" ? facts.hazardInsurance : facts.floodInsurance;

function check(file: LoanFile, kind: Kind): InsuranceCheck {
  const home = homeOf(file.facts);
  const proof = proofOf(file.facts, kind);
  if (!home || !proof) throw new Error(`the application ${file.uuid} has no policy to check`);
  return {
    policyType: kind,
    insured: vendorPerson(file),
    property: { address: vendorAddress(home.address), countyFips: home.countyFips, parcelNumber: home.parcelId },
    insurer: proof.policy.insurer,
    policyNumber: proof.policy.policyNumber,
  };
}

/** Why a policy is not accepted, if so. */
function refusal(ctx: Context, file: LoanFile, kind: Kind, policy: InsurancePolicy, now: Date): string | undefined {
  const today = localDateAt(now.toISOString(), homeOf(file.facts)?.timeZone ?? "America/New_York");
  if (policy.expiresOn <= today) return "policy-expired";
  const needed = kind === "hazard" ? coverageNeeded(file.facts) : floodCoverage(ctx, file, now);
  return policy.dwellingCoverage < needed ? "coverage-too-low" : undefined;
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

const result = (reason: string | undefined, now: Date): Pick<PolicyProof, "result"> => ({
  result: { accepted: reason === undefined, at: now.toISOString(), ...(reason !== undefined && { reason }) },
});

const recordsTask = (kind: Kind): Task =>
  vendorTask({
    effect: kind === "hazard" ? "check-insurance" : "check-flood-insurance",
    vendor: "insurance-verification",
    act: "verify",
    request: (_ctx, file) => check(file, kind),
    apply: (ctx, file, answer, now, { key }) => {
      const proof = proofOf(file.facts, kind);
      if (!proof || proof.result || proof.notOnRecord || !key.endsWith(proof.givenAt)) return undefined;
      if (answer.outcome === "lapsed") return checked(file, kind, result("policy-expired", now));
      if (answer.outcome === "in-force")
        return checked(file, kind, result(refusal(ctx, file, kind, answer.policy, now), now));
      return proof.policy.documentUuid
        ? checked(file, kind, { notOnRecord: true })
        : checked(file, kind, result("policy-not-found", now));
    },
  });

/** The kind of policy in an effect's key, `read-declaration:<KIND>:<instant>`. */
const kindOf = (key: string): Kind => (key.split(":")[1] === "FLOOD" ? "flood" : "hazard");

const declarationTask: Task = vendorTask({
  effect: "read-declaration",
  vendor: "insurance-verification",
  act: "read-declaration",
  request: async (ctx, file, { key, seal }) => {
    const kind = kindOf(key);
    const { policyType, insured, property } = check(file, kind);
    const uuid = proofOf(file.facts, kind)?.policy.documentUuid ?? "";
    const page = await findDocument(ctx.database.kysely, file.uuid, uuid);
    const content = (await readDocument(ctx, seal, page)).toString("base64");
    return {
      policyType,
      insured,
      property,
      declaration: { name: "declaration", mediaType: page.media_type, content },
    };
  },
  apply: (ctx, file, answer, now, { key }) => {
    const kind = kindOf(key);
    const proof = proofOf(file.facts, kind);
    if (!proof || proof.result || !key.endsWith(proof.givenAt)) return undefined;
    const reason =
      answer.outcome === "read" ? refusal(ctx, file, kind, answer.policy, now) : `declaration-${answer.reason}`;
    return checked(file, kind, result(reason, now));
  },
});

export const insuranceTasks: readonly Task[] = [recordsTask("hazard"), recordsTask("flood"), declarationTask];
