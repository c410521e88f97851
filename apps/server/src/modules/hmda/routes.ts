import { answerHmda, fairLending, fairLendingFile, hmdaRegister } from "@gable/contract/calls/hmda.ts";
import { editsMissing, hasEdits } from "@gable/domain/hmda/edit-years.ts";
import { isFileable } from "@gable/domain/hmda/findings.ts";
import { mayCorrect } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import { csvFile } from "../../csv.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { commandReply } from "../application/command-reply.ts";
import { censusOf } from "./census-files.ts";
import { fairLendingCsv, notMade, readFairLending } from "./fair-lending-report.ts";
import { makeRegister } from "./register.ts";

/** Takes the demographic answers into a schema of their own; the application's facts learn only that they were given. */
export function hmdaRoutes(ctx: Context): Route[] {
  return [
    answer(answerHmda, async ({ params, body }, caller, trx) => {
      const at = ctx.clock.now(params.uuid).toISOString();
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { row, step } = decide(file);
        // No decision reads them: they may be put right until papers are signed.
        if (row < 9 || (row > 11 && !mayCorrect(file, "income")))
          throw outOfOrder(step, "These questions are not asked just now.");
        return { event: "demographic-questions-answered", facts: { hmdaAnsweredAt: at } };
      });
      const sealed = ctx.sealing.alone.sealJson(body, `demographics:${params.uuid}`);
      await trx
        .insertInto("demographics.answers")
        .values({ application_uuid: params.uuid, sealed, answered_at: at })
        .onConflict((conflict) => conflict.column("application_uuid").doUpdateSet({ sealed, answered_at: at }))
        .execute();
      return commandReply(advanced, caller);
    }),
    answer(hmdaRegister, async ({ params }, { staff }, db) => {
      const year = Number(params.year);
      if (!hasEdits(year)) throw new Refusal(409, "no-edits", editsMissing(year));
      const census = await censusOf(ctx.config.dataDir, year);
      if (!census) throw new Refusal(409, "no-census", `There is no list of census tracts of ${year} to check with.`);
      const made = await makeRegister({ db, sealing: ctx.sealing, census }, staff.orgCode, year);
      if (!made.ok) throw notMade(made);
      return {
        ...made.register,
        findings: [...made.register.findings],
        isFileable: isFileable(made.register.findings),
      };
    }),
    answer(fairLending, ({ params }, { staff }, db) =>
      readFairLending({ db, sealing: ctx.sealing }, staff.orgCode, Number(params.year)),
    ),
    answer(fairLendingFile, async ({ params }, { staff }, trx) => {
      const report = await readFairLending({ db: trx, sealing: ctx.sealing }, staff.orgCode, Number(params.year));
      return { bytes: csvFile(fairLendingCsv(report)), mediaType: "text/csv", name: "fair-lending" };
    }),
  ];
}
