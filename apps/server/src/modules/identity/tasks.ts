import type { IdentityDocumentKind } from "@gable/domain/identity/identity-documents.ts";
import type { IdentityCheck } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { identityDocumentTypes } from "@gable/vendors/identity-verification/protocol.ts";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import type { Context, Task } from "../../context.ts";
import type { Seal } from "../../sealing/sealing.ts";
import { vendorTask } from "../../workflow/task.ts";
import { vendorSigner } from "../../workflow/vendor-signer.ts";
import { vendorPerson } from "../../workflow/vendor-words.ts";
import { findDocuments, readDocument } from "../documents/stored-document.ts";
import { askedAnswerApplied, sitterOfCheck } from "./asked-answer.ts";
import { judgeAnswer } from "./judge-answer.ts";

export const vendorDocumentTypes: Readonly<Record<IdentityDocumentKind, (typeof identityDocumentTypes)[number]>> = {
  DRIVERS_LICENSE: "DRIVERS_LICENSE",
  ID_CARD: "ID_CARD",
  PASSPORT: "PASSPORT",
  PERMANENT_RESIDENT: "PERMANENT_RESIDENT_CARD",
};

export const identityTasks: readonly Task[] = [
  vendorTask({
    effect: "check-identity",
    vendor: "identity-verification",
    act: "check-document",
    request: async (ctx, file, { seal }) => {
      const check = file.facts.identityChecks.at(-1);
      if (!check) throw new Error(`the application ${file.uuid} has no pictures to check`);
      return {
        person: vendorPerson(file),
        documentType: vendorDocumentTypes[check.kind],
        ...(await pictures(ctx, file.uuid, seal, check.documentUuids)),
      };
    },
    apply: (_ctx, { facts }, answer, now, { key }) => {
      const number = Number(key.split(":").at(-1));
      const check = facts.identityChecks[number - 1];
      const { name, birthDate } = facts.answers;
      if (!check || check.result || !name) return undefined;
      const { kind } = check;
      const judged = judgeAnswer(answer, { kind, attempt: number, said: { name, birthDate }, now });
      const { outcome, reason } = judged;
      const result = { ...judged, at: now.toISOString() };
      const checks: readonly IdentityCheck[] = facts.identityChecks.with(number - 1, { ...check, result });
      // Refused pictures are taken out, so that new ones are asked for.
      const refused = new Set(outcome === "RETRY" ? check.documentUuids : []);
      return {
        event: "identity-checked",
        facts: {
          identityChecks: checks,
          identityDocuments: facts.identityDocuments.filter(({ uuid }) => !refused.has(uuid)),
        },
        detail: { outcome, attempt: number, ...(reason !== undefined && { reason }) },
      };
    },
  }),
  vendorTask({
    effect: "check-asked-identity",
    vendor: "identity-verification",
    act: "check-document",
    request: async (ctx, file, { key, seal }) => {
      const { check, signer } = sitterOfCheck(file, key);
      return {
        person: signer ? vendorSigner(signer) : vendorPerson(file),
        documentType: vendorDocumentTypes[check.kind],
        ...(await pictures(ctx, file.uuid, seal, check.documentUuids)),
      };
    },
    apply: (_ctx, file, answer, now, { key }) => askedAnswerApplied(file, answer, now, key),
  }),
];

/** The pictures as the vendor wants them: front, back where the document has one, and a portrait where one was taken. */
export async function pictures(ctx: Context, applicationUuid: string, seal: Seal, documentUuids: readonly string[]) {
  const rows = await findDocuments(ctx.database.kysely, applicationUuid, documentUuids);
  const files = await Promise.all(
    rows.map(
      async (row): Promise<Attachment> => ({
        name: row.kind.toLowerCase(),
        mediaType: row.media_type,
        content: (await readDocument(ctx, seal, row)).toString("base64"),
      }),
    ),
  );
  const [front, second, third] = files;
  if (!front) throw new Error(`the application ${applicationUuid} has no pictures to check`);
  const hasBack = rows.some(({ kind }) => kind.endsWith("_BACK"));
  const back = hasBack ? second : undefined;
  const portrait = hasBack ? third : second;
  return { front, ...(back && { back }), ...(portrait && { portrait }) };
}
