import { recordValuation } from "@gable/contract/calls/valuation.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { valueMayChange } from "@gable/domain/valuation/value-may-change.ts";
import { homesBefore } from "@gable/domain/workflow/corrections/former-home.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { answerPrepared, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { fileDocument } from "../documents/file-document.ts";
import { receiveFile } from "../documents/receive-upload.ts";
import { logOpinion } from "./avm-log.ts";

const paperOf = { APPRAISAL: "APPRAISAL_REPORT", BPO: "BROKER_PRICE_OPINION" } as const;

/** A value that came on paper: it counts as one that was ordered, and answers a borrower who held the value to be wrong. */
export function recordValuationRoute(ctx: Context): Route {
  return answerPrepared(
    recordValuation,
    async (_received, caller) => {
      const { fields, file } = await receiveFile(ctx, caller);
      const body = recordValuation.body.safeParse(fields);
      if (body.success) return { ...body.data, file };
      const wrong = body.error.issues.map(({ path, message }) => [String(path[0] ?? "file"), [message]] as const);
      throw invalid(Object.fromEntries(wrong));
    },
    async ({ params }, caller, trx, { source, value, condition, asOf, by, file: paper }) => {
      const { status, outcome } = await advance(ctx, trx, params.uuid, staffActor(caller), async (file, now, seal) => {
        if (!valueMayChange(file))
          throw outOfOrder(decide(file).step, "Another value cannot change the line any more.");
        const at = now.toISOString();
        if (asOf > dayAtHome(file.facts, at)) throw invalid({ asOf: ["invalid"] });
        const kind = paperOf[source];
        const { language = "en" } = file.facts.answers;
        const document = await fileDocument(ctx, trx, file, seal, kind, {
          ...paper,
          title: foreignTitles[kind][language],
          origin: "vendor",
          language: "en",
        });
        const { bpo, valueChallenge } = file.facts;
        const isOpen = valueChallenge !== undefined && (valueChallenge.answer?.value ?? null) === null;
        return {
          event: "staff-record-valuation",
          facts: {
            bpo: {
              status: "COMPLETE",
              attempt: bpo?.attempt ?? 0,
              ...(bpo?.acceptedFee !== undefined && { acceptedFee: bpo.acceptedFee }),
              valuation: { source, value, low: value, high: value, condition, model: by, asOf },
              at,
            },
            ...(isOpen && { valueChallenge: { ...valueChallenge, answer: { value, at } } }),
          },
          detail: { document, source, value },
          alongside: (within) =>
            logOpinion(within, { applicationUuid: file.uuid, homesBefore: homesBefore(file.facts) }, value, now),
        };
      });
      return { version: status.version, row: outcome.row };
    },
    { contentOf: ({ file, value }) => `${value} ${file.sha256}` },
  );
}
