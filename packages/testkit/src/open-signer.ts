import { randomUUID } from "node:crypto";
import { newSigner } from "@gable/domain/signers/name-signers.ts";
import { openSession } from "@gable/server/http/session.ts";
import { insertBorrower } from "@gable/server/modules/session/identity-store.ts";
import { newCode } from "@gable/server/modules/signers/new-code.ts";
import { bindIdentity, keepCode } from "@gable/server/modules/signers/signer-store.ts";
import { advance } from "@gable/server/workflow/advance.ts";
import type { OpenBorrower } from "./open-borrower.ts";
import type { TestProduct } from "./start-product.ts";

/** Somebody who signs beside a borrower and is logged in to do so. Send the headers with a request. */
export async function openSigner(
  { ctx }: TestProduct,
  borrower: OpenBorrower,
): Promise<{ readonly uuid: string; readonly headers: { readonly authorization: string } }> {
  const orgCode = "gable";
  const uuid = randomUUID();
  const email = `${uuid}@example.com`;
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const profile = { language: "en" } as const;
    const identityUuid = await insertBorrower(ctx, trx, { orgCode, email, passwordHash: "none", profile });
    if (identityUuid === undefined) throw new Error("The address is taken.");
    await trx.updateTable("identities").set({ identity_type: "CO_DEEDER" }).where("uuid", "=", identityUuid).execute();
    await keepCode(trx, { uuid, applicationUuid: borrower.applicationUuid, orgCode, code: newCode() });
    await bindIdentity(trx, uuid, identityUuid);
    await advance(ctx, trx, borrower.applicationUuid, { kind: "system" }, ({ facts }, now) => {
      const at = now.toISOString();
      const named = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE", email } as const;
      return {
        event: "signer-joined",
        facts: { signers: [...facts.signers, { ...newSigner(uuid, named, "en", at), identityUuid, joinedAt: at }] },
      };
    });
    const authorization = await openSession(ctx, trx, { uuid: identityUuid, orgCode, signerUuid: uuid }, "test");
    return { uuid, headers: { authorization } };
  });
}
