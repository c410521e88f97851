import { decideValuation } from "@gable/domain/valuation/decide-valuation.ts";
import { homeOfLateOrder, homesBefore, isOfHomeLeft } from "@gable/domain/workflow/corrections/former-home.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, homeOf, isValueChallenged, valueOf } from "@gable/domain/workflow/property/home.ts";
import { valuerOrder } from "@gable/domain/workflow/stages/verification.ts";
import type { BpoAnswer } from "@gable/vendors/bpo/protocol.ts";
import type { Applying, Context, Task, VendorEventListener } from "../../context.ts";
import { advance } from "../../workflow/advance.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorActor, vendorTask } from "../../workflow/task.ts";
import { vendorAddress, vendorName, vendorPhone } from "../../workflow/vendor-words.ts";
import { fileAttachment } from "../documents/file-attachment.ts";
import { findDocument, readDocument } from "../documents/stored-document.ts";
import { policyOf } from "../underwriting/policy.ts";
import { logOpinion } from "./avm-log.ts";
import { keepLateValuation, reportOf } from "./late-valuation.ts";

/** A person looks at the home, as a broker or to evaluate it; of their figure and a model's the lower counts. */
export const bpoTask: Task = vendorTask({
  effect: "order-bpo",
  vendor: "bpo",
  act: "order",
  request: async (ctx, { facts, uuid }, { seal }) => {
    const home = homeOf(facts);
    const { name, phone } = facts.answers;
    if (!home || !name) throw new Error(`the home of ${uuid} is not known yet`);
    const estimatedValue = valueOf(facts);
    const papers = isValueChallenged(facts) ? (facts.valueChallenge?.papers ?? []) : [];
    const evidence = await Promise.all(
      papers.map(async (paper, index) => {
        const document = await findDocument(ctx.database.kysely, uuid, paper);
        const content = (await readDocument(ctx, seal, document)).toString("base64");
        return { name: `evidence-${index + 1}`, mediaType: document.media_type, content };
      }),
    );
    return {
      address: vendorAddress(home.address),
      countyFips: home.countyFips,
      parcelNumber: home.parcelId,
      product: facts.bpo?.product === "EVALUATION" ? ("evaluation" as const) : ("exterior" as const),
      contact: {
        name: vendorName(name),
        ...(phone && { phone: vendorPhone(phone) }),
        ...(facts.bpo?.accessNotes && { accessNotes: facts.bpo.accessNotes }),
      },
      ...(estimatedValue !== undefined && { estimatedValue }),
      ...(evidence.length > 0 && { evidence }),
    };
  },
  isWanted: ({ facts }, key) => !isOfHomeLeft(facts, key),
  apply: (ctx, file, answer, now, { key, seal }) => {
    const { facts } = file;
    const { bpo } = facts;
    const home = homeOf(facts);
    if (!home || bpo?.status !== "ORDERED" || key !== valuerOrder(facts).key)
      return answer.outcome === "completed" ? keepLate(ctx, file, answer, now, { key, seal }) : undefined;
    const at = now.toISOString();
    const challenge = isValueChallenged(facts) ? facts.valueChallenge : undefined;
    if (answer.outcome !== "completed") {
      const reason = answer.outcome === "cancelled" ? "cancelled" : answer.reason;
      return {
        event: "bpo-not-possible",
        facts: {
          bpo: { ...bpo, status: bpo.valuation ? "COMPLETE" : "NOT_POSSIBLE", reason, at },
          ...(challenge && { valueChallenge: { ...challenge, answer: { value: null, at } } }),
        },
        detail: { reason },
      };
    }
    const { value } = decideValuation(
      {
        state: home.address.state,
        avms: facts.avms.map((avm) => avm && { value: avm.value, fsd: avm.fsd ?? 1 }),
        opinion: { value: answer.value },
        condition: answer.condition,
      },
      policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), dayAtHome(facts, at)),
    );
    // Where the borrower holds the model to be wrong, the model does not bound what the broker saw.
    const counted = challenge ? answer.value : (value ?? answer.value);
    const valuation = {
      source: bpo.product ?? ("BPO" as const),
      ...valuationIn(answer),
      value: counted,
      ...(counted !== answer.value && { stated: answer.value }),
    };
    return {
      event: "bpo-completed",
      facts: {
        bpo: { ...bpo, status: "COMPLETE", valuation, at },
        ...(challenge && { valueChallenge: { ...challenge, answer: { value: answer.value, at } } }),
      },
      detail: { opinion: answer.opinion },
      alongside: async (trx) => {
        await fileAttachment(ctx, trx, file, seal, reportOf(bpo), answer.report);
        await logOpinion(trx, { applicationUuid: file.uuid, homesBefore: homesBefore(facts) }, answer.value, now);
      },
    };
  },
});

type Completed = Extract<BpoAnswer, { readonly outcome: "completed" }>;

const valuationIn = ({ value, low, high, condition, broker, inspectedOn }: Completed) => ({
  value,
  low,
  high,
  condition,
  model: broker,
  asOf: inspectedOn,
});

/** Nobody waits for it: another home was named, or the value is settled otherwise. */
function keepLate(
  ctx: Context,
  file: LoanFile,
  answer: Completed,
  now: Date,
  applying: Pick<Applying, "key" | "seal">,
): Change | undefined {
  const source = homeOfLateOrder(file.facts, applying.key)?.product ?? "BPO";
  const homesNamedBefore = homesBefore(file.facts, applying.key);
  return keepLateValuation(ctx, file, applying, {
    valuation: { source, ...valuationIn(answer) },
    report: answer.report,
    alongside: (trx) =>
      logOpinion(trx, { applicationUuid: file.uuid, homesBefore: homesNamedBefore }, answer.value, now),
  });
}

const stages = ["assigned", "scheduled", "inspected"] as const;

/**
 * Follows the broker on the way. Reports may come twice and in any order: a stage is never taken back, and the way of whoever looks at a
 * home that was named before is not the way of who looks at this one.
 */
export const followBpo: VendorEventListener = async (ctx, trx, event, key) => {
  if (event.kind !== "bpo" || event.act !== "order" || event.status !== "pending") return false;
  if (key === undefined) return false;
  const { stage, visitFrom, visitTo } = event.progress;
  await advance(ctx, trx, event.reference, vendorActor("bpo", event.order), ({ facts }) => {
    const { bpo } = facts;
    if (bpo?.status !== "ORDERED" || key !== valuerOrder(facts).key || !isLater(stage, bpo)) return undefined;
    const visit = visitFrom && visitTo ? { visit: { from: visitFrom, to: visitTo } } : {};
    return { event: "bpo-moved", facts: { bpo: { ...bpo, stage, ...visit } }, detail: { stage } };
  });
  return true;
};

const isLater = (stage: (typeof stages)[number], { stage: before }: NonNullable<Facts["bpo"]>): boolean =>
  before === undefined || stages.indexOf(stage) > stages.indexOf(before);
