import { randomUUID } from "node:crypto";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { needsFloodInsurance } from "@gable/domain/workflow/property/flood-papers.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import {
  employmentAskedAnew,
  employmentGoodThrough,
  isEmploymentTooOld,
} from "@gable/domain/workflow/underwriting/employment-standing.ts";
import type { Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { ownTask } from "../../workflow/task.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument } from "../documents/file-document.ts";
import { signedByOf } from "../documents/placed-field.ts";
import type { RenderedDocument } from "../documents/render-document.ts";
import { coverageNeeded, floodCoverage } from "../insurance/coverage.ts";
import { linesOfOursFound, linesOfOursGone, othersAheadOnHome } from "../pipeline/same-home.ts";
import { plannedTimeline } from "../rescission/hold-days.ts";
import { policyOf, policyOfDecision } from "../underwriting/policy.ts";
import { valuationPaper } from "../valuation/valuation-paper.ts";
import { closingCostsOf } from "./closing-costs-of.ts";
import { closingPackage, type PackageItem } from "./closing-package.ts";
import { countyTask } from "./county-task.ts";
import { lineTermsOf } from "./line-terms-of.ts";
import { dropLineOfOurs, withoutLines } from "./lines-gone.ts";

/** The money is expected after so many days, where no date can be told. */
const DAYS_UNKNOWN = 7;
/** What is signed by hand is so many days on its way, to the borrower and back. */
const DAYS_OF_POST = 14;

/** Draws the closing package for today: the right to cancel in it is reckoned from the day on which it is signed. */
const drawPackage: Task = ownTask({
  effect: "generate-closing",
  run: async (ctx, file, now, seal) => {
    const home = homeOf(file.facts);
    if (!home || !file.facts.offer || file.facts.closingDocuments) return undefined;
    const at = now.toISOString();
    const today = localDateAt(at, home.timeZone);
    if (isEmploymentTooOld(file.facts, today)) return (locked) => askAnew(locked, today);
    const lines = await linesOfOursFound(ctx, file, now);
    if (lines) return (locked) => askedOfLines(locked, lines);
    const gone = await linesOfOursGone(ctx, file);
    if (gone.size > 0) return (locked) => withoutLines(locked, gone, now);
    const others = await othersAheadOnHome(ctx, file);
    if (isUnsettled(file, others)) return (locked) => heldForOthers(locked, others, at);
    const lender = ctx.lenders.byOrgCode(file.orgCode);
    const expectedOn = plannedTimeline(ctx, file, at).fundingDate ?? addDays(today, DAYS_UNKNOWN);
    const fundsExpectedOn = file.facts.onPaper ? addDays(expectedOn, DAYS_OF_POST) : expectedOn;
    const { decision } = file.facts;
    // What was offered is what is charged, whatever fees have come into force since.
    const policy = decision ? policyOfDecision(ctx, lender, decision) : policyOf(ctx, lender, today);
    const closingCosts = closingCostsOf(file.facts, policy);
    const facts = { ...file.facts, closingCosts };
    const terms = lineTermsOf(facts, fundsExpectedOn);
    const items = closingPackage(
      { ...file, facts },
      {
        lender,
        today,
        fundsExpectedOn,
        terms,
        dwellingCoverage: coverageNeeded(facts),
        floodCoverage: needsFloodInsurance(facts) ? floodCoverage(ctx, file, now) : null,
        valuationPaper: await valuationPaper(ctx, file, seal),
      },
    );
    const printed = documentLender(ctx, lender);
    const language = facts.answers.language ?? "en";
    const rendered = await Promise.all(
      items.map(({ kind, input }: PackageItem) => ctx.renderPool.render(kind, input, printed, language)),
    );
    const papers = rendered.map((paper) => ({ ...paper, uuid: randomUUID() }));
    const drawn = (locked: LoanFile): Change => ({
      event: "closing-package-drawn",
      facts: {
        closingDocuments: papers.map(({ uuid, kind, sha256, fields }) => ({
          documentUuid: uuid,
          kind,
          sha256,
          at,
          signedBy: signedByOf(fields),
        })),
        closingDay: today,
        closingCosts,
        agreedDates: { firstPaymentOn: terms.firstPaymentOn, maturesOn: terms.maturesOn },
        deliveries: [...locked.facts.deliveries, ...papers.map((paper) => deliveryOf(paper, at))],
      },
      detail: { edition: facts.closingEdition, documents: papers.map(({ kind, sha256 }) => ({ kind, sha256 })) },
      alongside: async (trx) => {
        for (const paper of papers) await fileDocument(ctx, trx, file, seal, paper.kind, paper);
      },
    });
    // What it is drawn from was corrected meanwhile: another one follows.
    return (locked) => (locked.facts.closingEdition === file.facts.closingEdition ? drawn(locked) : undefined);
  },
});

/** The package is drawn, as another one, once the employer has confirmed the employment anew (rule 4.5). */
const askAnew = ({ facts }: LoanFile, today: LocalDate): Change | undefined =>
  isEmploymentTooOld(facts, today)
    ? {
        event: "employment-too-old",
        facts: { ...employmentAskedAnew(facts), closingEdition: facts.closingEdition + 1 },
        detail: { goodThrough: employmentGoodThrough(facts), today },
      }
    : undefined;

/** The borrower confirms their debts with the line that they signed meanwhile, and what they are offered is worked out again with it. */
const askedOfLines = ({ facts }: LoanFile, lines: Pick<Facts, "linesOfOurs">): Change | undefined =>
  facts.closingDocuments
    ? undefined
    : { event: "line-of-ours-found", facts: { ...lines, closingEdition: facts.closingEdition + 1 } };

const isUnsettled = ({ facts: { otherOnHome } }: LoanFile, others: readonly string[]): boolean =>
  others.some((uuid) => !otherOnHome?.settled || !otherOnHome.files.includes(uuid));

/** The package is drawn, as another one, once a person has looked at the others. Whose they are stands in no log of this one. */
const heldForOthers = (locked: LoanFile, others: readonly string[], at: string): Change | undefined =>
  locked.facts.closingDocuments || !isUnsettled(locked, others)
    ? undefined
    : {
        event: "other-application-found",
        facts: { otherOnHome: { files: others, at }, closingEdition: locked.facts.closingEdition + 1 },
        detail: { applications: others.length },
      };

const deliveryOf = (paper: RenderedDocument & { readonly uuid: string }, at: string): Delivery => ({
  documentKind: paper.kind,
  version: paper.version,
  sha256: paper.sha256,
  deliveredAt: at,
  documentUuid: paper.uuid,
});

export const closingTasks: readonly Task[] = [countyTask, drawPackage, dropLineOfOurs];
