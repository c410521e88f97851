import { remindOfComplaints } from "@gable/server/modules/privacy/remind-of-complaints.ts";
import { sealEveryLenders } from "@gable/server/modules/staff/seal-actions.ts";
import { walkIn } from "../borrower/walk-in.ts";
import { createTestDatabase } from "../database.ts";
import { openBorrower } from "../open-borrower.ts";
import { startProduct } from "../start-product.ts";
import { type WholeRead, watchPlans } from "../watch-plans.ts";
import { callExamples } from "./call-examples.ts";
import { requestOf } from "./call-requests.ts";
import { rightfulCaller } from "./callers.ts";
import { everyCall } from "./every-call.ts";

export interface PlansOfEverything {
  readonly planned: number;
  readonly calls: number;
  /** Calls that were answered with success, and so have asked for all that they ask for. */
  readonly answered: number;
  readonly wholeReads: readonly WholeRead[];
}

/** The plans of a journey from registration to the money, and of every reading call of the contract by somebody who may make it. */
export async function plansOfEverything(): Promise<PlansOfEverything> {
  const database = await createTestDatabase();
  const watch = await watchPlans(database);
  const product = await startProduct({ database });
  try {
    await walkIn(product, { persona: "straight-approval", timePasses: true });
    const borrower = await openBorrower(product);
    const reading = (await everyCall()).filter(({ method, replyForm }) => method === "GET" && replyForm !== "stream");
    let answered = 0;
    for (const call of reading) {
      const headers = await rightfulCaller(product, call, borrower);
      const example = callExamples[call.name] ?? {};
      const reply = await product.app.inject(await requestOf(call, example, borrower.applicationUuid, { headers }));
      if (reply.statusCode < 300) answered += 1;
    }
    // What a process looks after by itself, in case it has not yet.
    await remindOfComplaints(product.ctx);
    await sealEveryLenders(product.ctx);
    return { planned: watch.planned(), calls: reading.length, answered, wholeReads: watch.wholeReads() };
  } finally {
    await product.close();
  }
}
