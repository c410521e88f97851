import type { Task } from "../../context.ts";
import { ownTask } from "../../workflow/task.ts";
import { notaryWaitFrom } from "../notary/notary-wait-from.ts";
import { sealPackage } from "./seal-package.ts";

/** Seals every paper of the borrower's package and writes the certificate of it. */
const sealClosing: Task = ownTask({
  effect: "seal-closing",
  run: async (ctx, file, now, seal) => {
    const { facts, uuid, identityUuid } = file;
    if (!facts.closingSignedAt || facts.closingSealedAt) return undefined;
    const sealed = await sealPackage(ctx, file, seal, now, {
      packageId: `${uuid}-${facts.closingEdition}`,
      documentUuids: (facts.closingDocuments ?? []).map(({ documentUuid }) => documentUuid),
      identityUuid,
      role: "borrower",
      consents: facts.consents,
      deliveries: facts.deliveries,
      reason: "Signed by the borrower",
    });
    return {
      event: "closing-sealed",
      facts: { closingSealedAt: now.toISOString(), ...notaryWaitFrom(ctx, file, facts.closingSignedAt) },
      detail: { documents: sealed.documents },
      alongside: sealed.keep,
    };
  },
});

export const signingTasks: readonly Task[] = [sealClosing];
