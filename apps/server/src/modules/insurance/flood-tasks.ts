import { randomUUID } from "node:crypto";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { needsFloodInsurance, needsFloodNotice } from "@gable/domain/workflow/property/flood-papers.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { floodOrder } from "@gable/domain/workflow/stages/closing.ts";
import type { Task } from "../../context.ts";
import { ownTask, vendorTask } from "../../workflow/task.ts";
import { vendorAddress } from "../../workflow/vendor-words.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileAttachment } from "../documents/file-attachment.ts";
import { fileDocument } from "../documents/file-document.ts";
import { floodCoverage } from "./coverage.ts";

export const floodTasks: readonly Task[] = [
  vendorTask({
    effect: "determine-flood",
    vendor: "flood",
    act: "determine",
    request: (_ctx, { facts, uuid }) => {
      const home = homeOf(facts);
      if (!home) throw new Error(`the home of ${uuid} is not known yet`);
      return { address: vendorAddress(home.address), countyFips: home.countyFips, parcelNumber: home.parcelId };
    },
    apply: (ctx, file, answer, now, { key, seal }) => {
      if (file.facts.flood || key !== floodOrder(file.facts).key) return undefined;
      return {
        event: "flood-zone-determined",
        facts: {
          flood: {
            zone: answer.zone,
            specialHazardArea: answer.specialFloodHazardArea,
            participates: answer.community.participates,
            community: `${answer.community.name}, ${answer.community.number}`,
            determination: answer.determination,
            map: { panel: answer.mapPanel, effectiveOn: answer.mapEffectiveOn },
            determinedOn: answer.determinedOn,
            lifeOfLoan: answer.lifeOfLoan,
            at: now.toISOString(),
          },
        },
        detail: { zone: answer.zone, determination: answer.determination },
        alongside: async (trx) => {
          await fileAttachment(ctx, trx, file, seal, "FLOOD_DETERMINATION", answer.certificate);
        },
      };
    },
  }),
  /** The notice of special flood hazards, to be acknowledged well before closing (42 USC 4104a). */
  ownTask({
    effect: "generate-flood-notice",
    run: async (ctx, file, now, seal) => {
      const { facts } = file;
      const home = homeOf(facts);
      const { name, language = "en" } = facts.answers;
      if (!home || !name || !facts.flood || !needsFloodNotice(facts)) return undefined;
      const lender = documentLender(ctx, ctx.lenders.byOrgCode(file.orgCode));
      const at = now.toISOString();
      const rendered = await ctx.renderPool.render(
        "FLOOD_NOTICE",
        {
          preparedOn: localDateAt(at, home.timeZone),
          loanNumber: file.loanNumber,
          borrower: { id: file.identityUuid, role: "borrower", name: fullName(name) },
          property: home.address,
          community: facts.flood.community,
          zone: facts.flood.zone,
          communityParticipates: facts.flood.participates,
          coverageNeeded: needsFloodInsurance(facts) ? floodCoverage(ctx, file, now) : null,
        },
        lender,
        language,
      );
      const documentUuid = randomUUID();
      const { version, sha256 } = rendered;
      const delivery = { documentKind: "FLOOD_NOTICE", version, sha256, deliveredAt: at, documentUuid };
      return (locked) =>
        locked.facts.homeCorrections === facts.homeCorrections
          ? {
              event: "flood-notice-delivered",
              facts: { deliveries: [...locked.facts.deliveries, delivery] },
              alongside: async (trx) => {
                await fileDocument(ctx, trx, file, seal, "FLOOD_NOTICE", { ...rendered, uuid: documentUuid });
              },
            }
          : undefined;
    },
  }),
];
