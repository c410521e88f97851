import { insurance, proveInsurance } from "@gable/contract/calls/insurance.ts";
import { deductibleLimit } from "@gable/domain/insurance/judge-policy.ts";
import { policyToRead } from "@gable/domain/insurance/policy-to-read.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { PolicyProof } from "@gable/domain/workflow/facts/closing-facts.ts";
import { needsFloodInsurance } from "@gable/domain/workflow/property/flood-papers.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { readingTimes } from "../conditions/with-times.ts";
import { findDocument } from "../documents/stored-document.ts";
import { coverageNeeded, floodCoverage, lossPayee } from "./coverage.ts";

/** From here on the amount to be insured is known. */
const FIRST_ROW = 13;

/** Proof that the home is insured: against flood first where the law wants it, then against hazard. Amounts in cents. */
export function insuranceRoutes(ctx: Context): Route[] {
  return [
    answer(insurance, async ({ params }, { lender }, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const floodNeeded = needsFloodInsurance(facts);
      // Flood papers come first, where they are needed: the package waits for them.
      const isFlood = floodNeeded && !facts.floodInsurance?.result?.accepted;
      const proof = isFlood ? facts.floodInsurance : facts.hazardInsurance;
      const needed = isFlood ? floodCoverage(ctx, file, ctx.clock.now(file.uuid)) : coverageNeeded(facts);
      const waiting = policyToRead(facts);
      const found = proof?.result?.accepted === false ? proof.result.read : undefined;
      const toRead = waiting?.proof === proof ? waiting : undefined;
      return {
        kind: isFlood ? ("FLOOD" as const) : ("HAZARD" as const),
        coverageNeeded: needed,
        lossPayee: lossPayee(lender, file.loanNumber),
        floodZone: facts.flood?.zone ?? null,
        floodNeeded,
        state: stateOf(proof),
        faults: [...(proof?.result?.faults ?? [])],
        given: proof ? givenOf(proof) : null,
        isRead: toRead !== undefined,
        lookedAt: toRead ? readingTimes(ctx, file, "insurance")(toRead.since) : null,
        said: found?.note ?? null,
        ...(found?.writtenIn && { saidIn: found.writtenIn }),
        deductibleLimit: deductibleLimit(isFlood ? "FLOOD" : "HAZARD", needed),
      };
    }),
    answer(proveInsurance, async ({ params, body }, caller, trx) => {
      if (body.documentUuid) await findDocument(trx, params.uuid, body.documentUuid);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        if (row < FIRST_ROW || row > 25) throw outOfOrder(step, "Insurance is not asked for just now.");
        if (body.expiresOn <= dayAtHome(file.facts, now.toISOString()))
          throw invalid({ expiresOn: ["policy-expired"] });
        const before = body.kind === "HAZARD" ? file.facts.hazardInsurance : file.facts.floodInsurance;
        const documentUuid = body.documentUuid ?? (before && goodPageOf(before));
        const policy = { ...body, ...(documentUuid && { documentUuid }) };
        const proof: PolicyProof = { policy, givenAt: now.toISOString() };
        return {
          event: "insurance-given",
          facts: body.kind === "HAZARD" ? { hazardInsurance: proof } : { floodInsurance: proof },
          detail: { kind: body.kind },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** A page that could be read need not come again when only what was typed changes. */
const goodPageOf = ({ policy, result }: PolicyProof): string | undefined =>
  result?.read || result?.faults?.some((fault) => fault.startsWith("declaration-")) ? undefined : policy.documentUuid;

function givenOf(proof: PolicyProof) {
  const { insurer, policyNumber, dwellingCoverage, expiresOn } = proof.policy;
  return { insurer, policyNumber, dwellingCoverage, expiresOn, hasPage: goodPageOf(proof) !== undefined };
}

function stateOf(proof: PolicyProof | undefined): "NEEDED" | "CHECKING" | "ACCEPTED" | "RETURNED" {
  if (!proof) return "NEEDED";
  if (!proof.result) return "CHECKING";
  return proof.result.accepted ? "ACCEPTED" : "RETURNED";
}
