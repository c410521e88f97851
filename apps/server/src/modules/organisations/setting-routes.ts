import {
  approveProposal,
  checkSetting,
  lenderSetting,
  lenderSettings,
  type Proposal,
  proposeSetting,
  refuseProposal,
  saveLogo,
  settingProposal,
  withdrawProposal,
} from "@gable/contract/calls/organisations-settings.ts";
import { plainSvg } from "@gable/domain/organisations/settings/plain-svg.ts";
import { settingSubjectNames } from "@gable/domain/organisations/settings/subjects.ts";
import { licensedStates } from "@gable/domain/organisations/state-licenses.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid } from "../../http/refusal.ts";
import { countAdministrators } from "../staff/administrators.ts";
import { keepLenderFile } from "./lender-files.ts";
import { listProposals, type Reader, readProposal, readWholeProposal } from "./proposal-store.ts";
import { approve, type Keeper, propose, refuse, todayOf, withdraw } from "./proposals.ts";
import { checkedSetting, latestSetting, settingInForce } from "./setting-values.ts";

const RECENT = 30;

const nothing = () => Promise.resolve(undefined);

const keeperOf = (caller: Caller<"staff">): Keeper => ({
  orgCode: caller.staff.orgCode,
  staffUuid: caller.staff.staffUuid,
  actor: staffActor(caller),
});

/** What a lender has set: looked at by who may, proposed by one administrator and approved by another. */
export function settingRoutes(ctx: Context): Route[] {
  const readerOf = ({ staff }: Caller<"staff">): Reader => ({
    orgCode: staff.orgCode,
    staffUuid: staff.staffUuid,
    now: ctx.clock.now(),
  });

  const presented = (db: Database, caller: Caller<"staff">, uuid: string): Promise<Proposal> =>
    readProposal(db, readerOf(caller), uuid);
  /** After what may change what is in force: this process knows it before it answers, the others are told. */
  const known = {
    complete: async () => {
      await Promise.all([ctx.lenders.reload(), ctx.policies.reload()]);
    },
  };

  return [
    answer(lenderSettings, async (_received, caller, db) => {
      const proposals = await listProposals(db, readerOf(caller));
      return {
        subjects: settingSubjectNames.map((subject) => {
          const own = proposals.filter((proposal) => proposal.subject === subject);
          return {
            subject,
            since: own.find(({ state }) => state === "in-force")?.firstDay ?? null,
            open: own.find(({ state }) => state === "open") ?? null,
            scheduled: own.filter(({ state }) => state === "scheduled"),
          };
        }),
        recent: proposals.slice(0, RECENT),
        opening: {
          portalUrl: ctx.lenders.originOf(caller.lender),
          states: licensedStates(caller.lender.orgMetaData.other.licenses, todayOf(ctx.clock.now())),
          administrators: await countAdministrators(db, caller.staff.orgCode),
        },
      };
    }),
    answer(lenderSetting, async ({ params: { subject } }, caller, db) => {
      const { orgCode } = caller.staff;
      const changes = (await listProposals(db, readerOf(caller))).filter((one) => one.subject === subject);
      return {
        subject,
        value: settingInForce(ctx, orgCode, subject, todayOf(ctx.clock.now())),
        latest: await latestSetting(db, orgCode, subject),
        since: changes.find(({ state }) => state === "in-force")?.firstDay ?? null,
        changes,
      };
    }),
    answer(settingProposal, ({ params }, caller, db) => readWholeProposal(db, readerOf(caller), params.proposal)),
    answer(checkSetting, async ({ body: { subject, value } }, { staff }, db) => ({
      value: await checkedSetting(db, staff.orgCode, subject, value, ctx.clock.now(), null),
    })),
    answerPrepared(
      proposeSetting,
      nothing,
      async ({ body }, caller, trx) => presented(trx, caller, await propose(ctx, trx, keeperOf(caller), body)),
      known,
    ),
    answerPrepared(
      approveProposal,
      nothing,
      async ({ params }, caller, trx) => {
        await approve(ctx, trx, keeperOf(caller), params.proposal);
        return presented(trx, caller, params.proposal);
      },
      known,
    ),
    answer(saveLogo, async ({ body }, { staff }, trx) => {
      const drawing = plainSvg(body.svg);
      if (!drawing.ok) throw invalid({ svg: [drawing.reason] });
      const { svg, width, height } = drawing;
      return { file: await keepLenderFile(trx, staff.orgCode, "logo", svg), width, height };
    }),
    answer(refuseProposal, async ({ params, body }, caller, trx) => {
      await refuse(ctx, trx, keeperOf(caller), params.proposal, body.reason);
      return presented(trx, caller, params.proposal);
    }),
    answerPrepared(
      withdrawProposal,
      nothing,
      async ({ params }, caller, trx) => {
        await withdraw(ctx, trx, keeperOf(caller), params.proposal);
        return presented(trx, caller, params.proposal);
      },
      known,
    ),
  ];
}
