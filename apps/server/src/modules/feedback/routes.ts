import { randomUUID } from "node:crypto";
import { borrowersSaid, markReplied, sendCeoFeedback, sendLeaveSurvey } from "@gable/contract/calls/feedback.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, type Caller, type Route } from "../../http/contract-routing.ts";
import { ownPagePath } from "../../http/own-page-path.ts";
import { notFound } from "../../http/refusal.ts";
import { listSaid } from "./list-said.ts";

/** What people say of the product. The words are sealed: they may name anything. */
export function feedbackRoutes(ctx: Context): Route[] {
  return [
    answer(borrowersSaid, ({ query }, { staff }, db) => listSaid(ctx, db, staff.orgCode, query)),
    answer(markReplied, async ({ params }, { staff }, trx) => {
      const marked = await trx
        .updateTable("feedback")
        .set({ replied_at: ctx.clock.now().toISOString(), replied_by: staff.staffUuid })
        .where("uuid", "=", params.letter)
        .where("org_code", "=", staff.orgCode)
        .where("addressee", "=", "ceo")
        .where("replied_at", "is", null)
        .executeTakeFirst();
      if (Number(marked.numUpdatedRows) === 0) throw notFound();
    }),
    answer(sendCeoFeedback, ({ body }, caller, trx) =>
      keep(ctx, trx, caller, {
        ...body,
        addressee: "ceo",
        message: body.message,
      }),
    ),
    answer(sendLeaveSurvey, ({ body }, caller, trx) =>
      keep(ctx, trx, caller, { ...body, addressee: "leaving", topic: body.reason, marketingConsent: false }),
    ),
  ];
}

interface Said {
  readonly addressee: "ceo" | "leaving";
  readonly topic: string;
  readonly message?: string;
  readonly marketingConsent: boolean;
  readonly applicationUuid: string | null;
  readonly pathname: string;
  readonly productType: string;
}

async function keep(
  ctx: Context,
  trx: Transaction,
  { lender, session }: Pick<Caller, "lender" | "session">,
  said: Said,
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto("feedback")
    .values({
      uuid,
      org_code: lender.orgCode,
      identity_uuid: session?.identityUuid ?? null,
      application_uuid: await ownApplication(trx, session?.identityUuid, said.applicationUuid),
      addressee: said.addressee,
      topic: said.topic,
      sealed_message:
        said.message === undefined ? null : ctx.sealing.alone.sealJson({ message: said.message }, `feedback:${uuid}`),
      marketing_consent: said.marketingConsent,
      pathname: ownPagePath(ctx, lender, said.pathname) ?? "/",
      product_type: said.productType,
      created_at: ctx.clock.now().toISOString(),
    })
    .execute();
}

/** A letter names an application only if it is the writer's. */
async function ownApplication(
  trx: Transaction,
  identityUuid: string | undefined,
  applicationUuid: string | null,
): Promise<string | null> {
  if (identityUuid === undefined || applicationUuid === null) return null;
  const row = await trx
    .selectFrom("applications")
    .select("uuid")
    .where("uuid", "=", applicationUuid)
    .where("identity_uuid", "=", identityUuid)
    .executeTakeFirst();
  return row?.uuid ?? null;
}
