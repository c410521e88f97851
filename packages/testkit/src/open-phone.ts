import { randomUUID } from "node:crypto";
import { PHONE_MINUTES } from "@gable/domain/identity/phone-hand-off.ts";
import { openSession } from "@gable/server/http/session.ts";
import { advance } from "@gable/server/workflow/advance.ts";
import type { OpenBorrower } from "./open-borrower.ts";
import type { TestProduct } from "./start-product.ts";

/** A phone that may take the pictures of a borrower's identity document. Send the headers with a request. */
export async function openPhone(
  { ctx }: TestProduct,
  { applicationUuid, identityUuid }: OpenBorrower,
): Promise<{ readonly authorization: string }> {
  const sessionId = randomUUID();
  return ctx.database.kysely.transaction().execute(async (trx) => {
    await advance(ctx, trx, applicationUuid, { kind: "system" }, (_file, now) => {
      const at = now.toISOString();
      return { event: "identity-phone-came", facts: { identityHandOff: { at, opened: { at, sessionId } } } };
    });
    const pictures = { applicationUuid, minutes: PHONE_MINUTES };
    const phone = { uuid: identityUuid, orgCode: "gable", sessionId, pictures };
    return { authorization: await openSession(ctx, trx, phone, "test") };
  });
}
