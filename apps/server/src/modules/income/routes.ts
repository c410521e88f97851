import {
  completeIncomeLink,
  disputeDeposits,
  income,
  linkIncome,
  removeIncome,
  settleIncome,
} from "@gable/contract/calls/income.ts";
import type { ConsentType, IncomeSourceType } from "@gable/domain/application/enumerations.ts";
import { openDispute } from "@gable/domain/income/counted-deposits.ts";
import { countedSources, isSameSource } from "@gable/domain/income/counted-income.ts";
import { incomePapers, unreadIncomePapers } from "@gable/domain/income/income-papers.ts";
import { isOffered, methodsFor } from "@gable/domain/income/verification-methods.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkVisit } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route } from "../../http/contract-routing.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { endedChange, endOfVisit, openedChange, openVisit } from "../accounts/link-visits.ts";
import { commandReply } from "../application/command-reply.ts";
import { readingTimes } from "../conditions/with-times.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { disputed, mayDispute, presentDispute } from "./deposit-dispute.ts";
import { statedOf, verifiedOf, withoutDeposits } from "./income-standing.ts";
import { keepWaysExperience } from "./way-experience.ts";

/** The sources that are opened on a page of a vendor's, and the consent that each needs. */
const linkable: Partial<
  Record<IncomeSourceType, { readonly vendor: LinkVisit["vendor"]; readonly consent: ConsentType }>
> = {
  EMPINFO: { vendor: "income-link", consent: "PAYROLL_READING" },
  PAYROLL: { vendor: "income-link", consent: "PAYROLL_READING" },
  PLAID_TRANSACTIONS: { vendor: "bank-link", consent: "BANK_ACCOUNT_READING" },
  TAX_TRANSCRIPT: { vendor: "tax-transcript", consent: "TAX_TRANSCRIPT" },
};

const monthly = (annual: number): number => Math.floor(annual / 12);

/** Row 13: income, shown by those who pay it. */
export function incomeRoutes(ctx: Context): Route[] {
  const experienceOf = keepWaysExperience(ctx);
  const waysOf = ({ orgCode }: LoanFile) => ctx.lenders.byOrgCode(orgCode).orgMetaData.other.incomeWays;
  return [
    answer(income, async ({ params }, _caller, trx) => {
      const { file } = await loadApplication(ctx, trx, params.uuid);
      const { facts } = file;
      const employmentType = employmentOf(file);
      // What came last is read with what came before it.
      const waits = unreadIncomePapers(facts).at(-1)?.at ?? openDispute(facts)?.at;
      return {
        employmentType,
        neededMonthly: monthly(statedOf(facts)),
        verifiedMonthly: monthly(verifiedOf(facts)),
        sources: [...verifiedRows(facts), ...linkRows(facts), ...paperRows(facts)],
        methods: methodsFor(waysOf(file), employmentType, await experienceOf(trx, file.orgCode)),
        payStubs: facts.payStubs ? { wanted: facts.payStubs.wanted, uploaded: stubsGiven(facts) } : null,
        reading: { actionNeeded: waits === undefined, lookedAt: readingTimes(ctx, file, "income")(waits) },
        mayDispute: mayDispute(file),
        dispute: facts.depositDispute ? presentDispute(facts.depositDispute) : null,
        canSettle: maySettle(file),
      };
    }),
    answerPrepared(
      linkIncome,
      async ({ params, body }, caller) => {
        const link = linkable[body.source];
        if (!link) throw invalid({ source: ["not-linkable"] });
        if (body.consent.type !== link.consent) throw invalid({ consent: ["required"] });
        const { file } = await loadApplication(ctx, ctx.database.kysely, params.uuid);
        refuseUnlessInRow13(file);
        if (!isOffered(waysOf(file), employmentOf(file), body.source)) throw invalid({ source: ["way-not-offered"] });
        return openVisit(ctx, caller, file, { vendor: link.vendor, purpose: "INCOME" });
      },
      async ({ params, body }, caller, trx, opened) => {
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
          refuseUnlessInRow13(file);
          const change = openedChange(file, opened);
          const consents = [...file.facts.consents, recordConsent(body.consent, caller, now)];
          return { ...change, facts: { ...change.facts, consents } };
        });
        return { linkUuid: opened.visit.uuid, url: opened.url };
      },
    ),
    answerPrepared(
      completeIncomeLink,
      ({ params, body }) => endOfVisit(ctx, params.uuid, params.link, body),
      async ({ params }, caller, trx, end) => {
        const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
          if (!file.facts.links.some(({ uuid, purpose }) => uuid === params.link && purpose === "INCOME"))
            throw notFound();
          refuseEnded(file);
          return endedChange(file, params.link, end);
        });
        return commandReply(advanced, caller);
      },
    ),
    answer(removeIncome, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        refuseUnlessInRow13(file);
        const { incomeSources } = file.facts;
        const taken = countedSources(incomeSources).find(({ source }) => source.uuid === params.source)?.source;
        if (!taken) throw notFound();
        if (!(taken.source in linkable)) throw new Refusal(409, "income-read-by-person", "Call us to take this out.");
        // Earlier readings of it, which it had replaced, go with it.
        const left = incomeSources.map((source) =>
          isSameSource(source, taken) ? { ...withoutDeposits(source), removedAt: now.toISOString() } : source,
        );
        return { event: "income-removed", facts: { incomeSources: left }, detail: { source: taken.source } };
      });
      return commandReply(advanced, caller);
    }),
    answer(disputeDeposits, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        return disputed(file, params.source, body, now);
      });
      return commandReply(advanced, caller);
    }),
    answer(settleIncome, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        if (!maySettle(file)) throw outOfOrder(decide(file).step, "There is no verified income to go on with yet.");
        const annualAmount = verifiedOf(file.facts);
        return {
          event: "income-settled",
          facts: { incomeVerified: { annualAmount, match: false, at: now.toISOString() } },
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

const employmentOf = ({ facts }: LoanFile) => facts.answers.employmentType ?? "FULL_TIME";

function refuseUnlessInRow13(file: LoanFile): void {
  const { row, step } = decide(file);
  if (row !== 13) throw outOfOrder(step, "Income is not asked for just now.");
}

/** Some income is verified and nothing is being read: the borrower may go on with that, and choose among new offers. */
const maySettle = (file: LoanFile): boolean => {
  const { row, step } = decide(file);
  return row === 13 && step !== "WAITING_FOR_INCOME" && verifiedOf(file.facts) > 0;
};

const sourceTypeOf: Readonly<Record<LinkVisit["vendor"], IncomeSourceType>> = {
  "income-link": "PAYROLL",
  "bank-link": "PLAID_TRANSACTIONS",
  "tax-transcript": "TAX_TRANSCRIPT",
};

const verifiedRows = ({ incomeSources }: Facts) =>
  countedSources(incomeSources).map(({ source: { uuid, source, employerName, annualAmount, deposits }, counted }) => ({
    uuid,
    source,
    employerName: employerName ?? null,
    monthlyAmount: monthly(annualAmount),
    countedMonthly: monthly(counted),
    state: "VERIFIED" as const,
    reason: null,
    comment: null,
    // What a person read from papers stands until a person changes it.
    mayRemove: source in linkable,
    deposits: deposits ?? null,
  }));

const linkRows = ({ links }: Facts) =>
  links
    .filter(({ purpose, state }) => purpose === "INCOME" && (state === "COMPLETED" || state === "FAILED"))
    .map(({ uuid, vendor, state, reason }) => ({
      uuid,
      source: sourceTypeOf[vendor],
      employerName: null,
      monthlyAmount: null,
      countedMonthly: null,
      mayRemove: false,
      deposits: null,
      state: state === "COMPLETED" ? ("CONNECTING" as const) : ("UNUSABLE" as const),
      reason: reason ?? null,
      comment: null,
    }));

const stubsGiven = (facts: Facts): number =>
  incomePapers(facts).filter(({ source, standing }) => source === "MANUAL_PAYSTUB" && standing !== "RETURNED").length;

/** What a person has read shows as the income that was found in it. */
const paperRows = (facts: Facts) =>
  incomePapers(facts)
    .filter(({ standing }) => standing !== "READ")
    .map(({ documentUuid, source, standing, reason, writtenIn }) => ({
      uuid: documentUuid,
      source,
      employerName: null,
      monthlyAmount: null,
      countedMonthly: null,
      mayRemove: false,
      deposits: null,
      state: standing === "RETURNED" ? ("UNUSABLE" as const) : ("IN_REVIEW" as const),
      reason: standing === "RETURNED" ? "returned" : null,
      comment: reason ?? null,
      ...(writtenIn && { commentIn: writtenIn }),
    }));
