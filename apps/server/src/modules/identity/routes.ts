import { checkIdentity, identityCheck } from "@gable/contract/calls/identity-check.ts";
import { type IdentityCheckRequest, identityDocumentKinds } from "@gable/domain/identity/identity-documents.ts";
import { identityStanding } from "@gable/domain/identity/identity-standing.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";

/** Row 17: the borrower's identity, from pictures that were uploaded before. */
export function identityRoutes(ctx: Context): Route[] {
  return [
    answer(identityCheck, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      return identityStanding(file.facts);
    }),
    answer(checkIdentity, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const { row, step } = decide(file);
        const { state } = identityStanding(file.facts);
        if (row !== 17 || state === "CHECKING" || state === "REVIEW" || state === "PASSED")
          throw outOfOrder(step, "Pictures are not checked just now.");
        return {
          event: "identity-pictures-given",
          facts: {
            identityChecks: [
              ...file.facts.identityChecks,
              { kind: body.kind, documentUuids: picturesOf(file.facts, body), submittedAt: now.toISOString() },
            ],
          },
          detail: { kind: body.kind },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** The pictures, front first, each of the kind that it should be and this person's own. */
export function picturesOf(
  { uploads }: Pick<Facts, "uploads">,
  { kind, frontUuid, backUuid, selfieUuid }: IdentityCheckRequest,
): string[] {
  const wanted = identityDocumentKinds[kind];
  const typeOf = (uuid: string | undefined) => uploads.find(({ documentUuid }) => documentUuid === uuid)?.type;
  if (typeOf(frontUuid) !== wanted.front) throw invalid({ frontUuid: ["wrong-picture"] });
  if (wanted.back && typeOf(backUuid) !== wanted.front.replace("_FRONT", "_BACK")) {
    throw invalid({ backUuid: [backUuid === undefined ? "required" : "wrong-picture"] });
  }
  if (selfieUuid !== undefined && typeOf(selfieUuid) !== "PORTRAIT") throw invalid({ selfieUuid: ["wrong-picture"] });
  return [frontUuid, ...(wanted.back && backUuid ? [backUuid] : []), ...(selfieUuid ? [selfieUuid] : [])];
}
