import type { IncomeSourceType } from "../application/enumerations.ts";
import { type Cents, sumCents } from "../money/cents.ts";
import { withoutAccents } from "../without-accents.ts";
import type { IncomeSource } from "../workflow/facts/verification-facts.ts";
import { type IncomeKind, type IncomeParts, incomeKinds } from "./income-parts.ts";
import { countedByStubs } from "./stub-income.ts";

export interface CountedSource {
  readonly source: IncomeSource;
  /** How much of it is counted, a year; the rest is the same money that better evidence shows. */
  readonly counted: Cents;
}

/** A job as its employer's own records, or a person who read its stubs, show it: the better evidence first. */
const jobEvidence: readonly IncomeSourceType[] = ["PAYROLL", "EMPINFO", "EMPLOYER_DATABASE", "MANUAL_PAYSTUB"];
/** What shows a whole year of a person, or an account: the better evidence first. */
const wholeEvidence: readonly IncomeSourceType[] = ["TAX_TRANSCRIPT", "TAX_RETURN", "PLAID_TRANSACTIONS"];

/** Whether it stands on something that shows a job, and so falls with the employment. */
export const isOfJob = ({ source }: IncomeSource): boolean => jobEvidence.includes(source);

/**
 * The sources that stand, each with what of it counts. Income is counted once, by its best evidence (rule 4.5): of one employer one
 * source, the latest of a kind; pay that arrives at a bank or stands in a tax return is the pay that payroll shows already. A source that
 * was taken back counts nothing, and still bars the weaker evidence of the same pay.
 */
export function countedSources(sources: readonly IncomeSource[]): CountedSource[] {
  const standing = latestOfEachPaper(sources.filter(({ removedAt }) => removedAt === undefined));
  const jobs = bestOfEachEmployer(standing.filter(isOfJob));
  const whole = wholeEvidence.flatMap((type) => standing.findLast(({ source }) => source === type) ?? []);
  const knowsJob = sources.some(isOfJob);
  const letters = latestOfEachPayer(standing);
  const byKind = new Map(incomeKinds.map((kind) => [kind, bestOf(kind, whole, letters)] as const));
  // A form shows what was paid, not what is: it counts nothing by itself.
  const forms = standing.filter(({ source }) => source === "W2");
  const listed = new Set([...jobs, ...whole, ...letters, ...forms]);
  return standing
    .filter((source) => listed.has(source))
    .map((source) => ({
      source,
      counted: isOfJob(source)
        ? payOf(source, forms)
        : sumCents(
            incomeKinds
              .filter((kind) => byKind.get(kind)?.includes(source) && !(kind === "pay" && knowsJob))
              .map((kind) => partsOf(source)[kind] ?? 0),
          ),
    }));
}

const onPaper: ReadonlySet<IncomeSourceType> = new Set(["MANUAL_PAYSTUB", "TAX_RETURN", "AWARD_LETTER", "W2"]);

/** What a job pays. Stubs that name no employer are of the one whose form there is, where there is one only. */
function payOf(job: IncomeSource, forms: readonly IncomeSource[]): Cents {
  if (!job.stub) return job.annualAmount;
  const employer = employerKey(job.employerName);
  const employers = new Set(forms.map(({ employerName }) => employerKey(employerName)));
  const own = forms.filter(
    ({ employerName }) => employerKey(employerName) === employer || (employer === "" && employers.size === 1),
  );
  return countedByStubs(
    job.stub,
    own.flatMap(({ year, annualAmount }) => (year === undefined ? [] : [{ year, gross: annualAmount }])),
  );
}

/** A paper that was read again, since an amount or a name was wrong, shows what was read last. */
const latestOfEachPaper = (standing: readonly IncomeSource[]): readonly IncomeSource[] =>
  standing.filter(
    (source, index) =>
      !onPaper.has(source.source) ||
      source.reference === "" ||
      !standing
        .slice(index + 1)
        .some((later) => later.source === source.source && later.reference === source.reference),
  );

/** The yearly income that all sources together bear out, in cents. */
export const countedIncomeOf = (sources: readonly IncomeSource[]): Cents =>
  sumCents(countedSources(sources).map(({ counted }) => counted));

/** Whether two sources are readings of the same thing: of one employer's payroll, or of a bank or tax record. */
export const isSameSource = (one: IncomeSource, other: IncomeSource): boolean =>
  one.source === other.source && employerKey(one.employerName) === employerKey(other.employerName);

/** Letters that award benefits, the latest of each payer. */
function latestOfEachPayer(standing: readonly IncomeSource[]): readonly IncomeSource[] {
  const letters = standing.filter(({ source }) => source === "AWARD_LETTER");
  return [...new Map(letters.map((letter) => [employerKey(letter.employerName), letter])).values()];
}

/**
 * What shows the most of a kind of income. A letter is of one payer and says what is paid now; a record or an account has all payers, as
 * they paid before: of benefits the more complete of the two counts.
 */
function bestOf(
  kind: IncomeKind,
  whole: readonly IncomeSource[],
  letters: readonly IncomeSource[],
): readonly IncomeSource[] {
  const record = whole.find((source) => partsOf(source)[kind] !== undefined);
  const recorded = record ? [record] : [];
  if (kind !== "benefits") return recorded;
  const total = (sources: readonly IncomeSource[]) => sumCents(sources.map((source) => partsOf(source)[kind] ?? 0));
  return total(letters) > total(recorded) ? letters : recorded;
}

/** One source for each employer. Stubs that name none are of the job that other evidence shows, where there is any. */
function bestOfEachEmployer(jobs: readonly IncomeSource[]): readonly IncomeSource[] {
  const best = new Map<string, IncomeSource>();
  for (const type of jobEvidence) {
    for (const job of jobs.filter(({ source }) => source === type)) {
      const employer = employerKey(job.employerName);
      if (employer === "" && best.size > 0 && !best.has("")) continue;
      if (best.get(employer) === undefined || best.get(employer)?.source === type) best.set(employer, job);
    }
  }
  return [...best.values()];
}

/** A name as payroll, stubs and people write it in different ways. */
export const employerKey = (name = ""): string =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .replaceAll(/\b(the|inc|incorporated|llc|ltd|co|corp|corporation|company)\b/g, "")
    .replaceAll(/\s+/g, "");

/** A source that was read before its parts were kept shows the kind of income that goes with the employment. */
function partsOf({ source, parts, annualAmount, employmentType }: IncomeSource): IncomeParts {
  if (parts) return parts;
  if (source === "AWARD_LETTER") return { benefits: annualAmount };
  switch (employmentType) {
    case "FULL_TIME":
    case "PART_TIME":
      return { pay: annualAmount };
    case "SELF_EMPLOYED":
      return { business: annualAmount };
    default:
      return { benefits: annualAmount };
  }
}
