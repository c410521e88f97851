import { randomUUID } from "node:crypto";
import { openSession } from "@gable/server/http/session.ts";
import { createApplication } from "@gable/server/modules/application/create-application.ts";
import { insertBorrower } from "@gable/server/modules/session/identity-store.ts";
import type { TestProduct } from "./start-product.ts";

/** A borrower who is logged in, with an application that knows nothing yet. */
export interface OpenBorrower {
  readonly identityUuid: string;
  readonly applicationUuid: string;
  /** Send these with a request. */
  readonly headers: { readonly authorization: string };
}

/** A borrower who is logged in, with an application that has begun; by the database, as fast as that goes. */
export async function openBorrower(
  { ctx }: TestProduct,
  orgCode = "gable",
  email = `${randomUUID()}@example.com`,
): Promise<OpenBorrower> {
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const identityUuid = await insertBorrower(ctx, trx, {
      orgCode,
      email,
      passwordHash: "none",
      profile: { language: "en" },
    });
    if (identityUuid === undefined) throw new Error("The address is taken.");
    const { file } = await createApplication(ctx, trx, {
      orgCode,
      identityUuid,
      facts: {},
      actor: { kind: "borrower", identityUuid },
    });
    const authorization = await openSession(ctx, trx, { uuid: identityUuid, orgCode }, "test");
    return { identityUuid, applicationUuid: file.uuid, headers: { authorization } };
  });
}

/** Another session of somebody: they have come back, or are at another device. */
export async function logInAgain(
  { ctx }: TestProduct,
  identityUuid: string,
  orgCode = "gable",
): Promise<OpenBorrower["headers"]> {
  return { authorization: await openSession(ctx, ctx.database.kysely, { uuid: identityUuid, orgCode }, "test") };
}
