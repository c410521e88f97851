import { randomUUID } from "node:crypto";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { consentTexts } from "@gable/domain/profile/consents.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Task } from "../../context.ts";
import { ownTask } from "../../workflow/task.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument } from "../documents/file-document.ts";

/** What the borrower stated about liens for a contractor's work is drawn as a paper, and kept with the application. */
export const attestationTask: Task = ownTask({
  effect: "draw-lien-attestation",
  run: async (ctx, file, now, seal) => {
    const { facts, loanNumber } = file;
    const home = homeOf(facts);
    const { name, language = "en" } = facts.answers;
    const consent = facts.consents.findLast(({ type }) => type === "LIEN_ATTESTATION");
    if (!home || !name || !consent || !facts.workOrder || facts.lienAttestation) return undefined;
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    const contractor = lender.orgMetaData.other.merchants.find(({ uuid }) => uuid === facts.channel.merchantUuid)?.name;
    const at = now.toISOString();
    const paper = documentLender(ctx, lender);
    const rendered = await ctx.renderPool.render(
      "LIEN_ATTESTATION",
      {
        preparedOn: localDateAt(at, home.timeZone),
        loanNumber,
        borrowerName: fullName(name),
        property: home.address,
        contractor: contractor ?? "the contractor",
        work: facts.workOrder,
        statement: consentTexts.LIEN_ATTESTATION.text.en.replace("{lender}", lender.orgBrand),
        textVersion: consent.textVersion,
        attestedOn: localDateAt(consent.at, home.timeZone),
      },
      paper,
      language,
    );
    const documentUuid = randomUUID();
    const { version, sha256 } = rendered;
    return (locked) =>
      locked.facts.lienAttestation
        ? undefined
        : {
            event: "lien-attestation-drawn",
            facts: {
              lienAttestation: { documentUuid, at },
              deliveries: [
                ...locked.facts.deliveries,
                { documentKind: "LIEN_ATTESTATION", version, sha256, deliveredAt: at, documentUuid },
              ],
            },
            alongside: async (trx) => {
              await fileDocument(ctx, trx, file, seal, "LIEN_ATTESTATION", { ...rendered, uuid: documentUuid });
            },
          };
  },
});
