import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { scoreModelName } from "@gable/domain/credit/score-model-names.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { visitWords } from "../notary-desk/visit.words.ts";
import { useMe } from "../session/me.ts";
import { CameSection } from "./came-section.tsx";
import { CorrectHome } from "./correct-home.tsx";
import { CountedDeposits } from "./counted-deposits.tsx";
import { DebtGauge, HomeGauge } from "./facts-gauges.tsx";
import { FactsPart as Part, row } from "./facts-part.tsx";
import { fileWords } from "./file.words.ts";
import { useInWords } from "./in-words.ts";
import { PersonSection } from "./person-section.tsx";
import { ShownSection } from "./shown-section.tsx";
import { VisitSection } from "./visit-section.tsx";

/** What is known, in the order in which an underwriter asks for it. */
export function FactsColumn({ file }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const ofVisit = useText(visitWords);
  const { role } = useMe();
  return (
    <aside className="file-facts">
      {file.alertCall ? <AlertCallSection call={file.alertCall} /> : null}
      <LineSection file={file} />
      {file.home ? <HomeSection file={file} home={file.home} /> : null}
      {file.home ? <CorrectHome file={file} home={file.home} /> : null}
      {file.income ? <IncomeSection file={file} income={file.income} /> : null}
      {file.income ? <CountedDeposits income={file.income} /> : null}
      {file.credit ? <CreditSection credit={file.credit} former={file.formerCredit} /> : null}
      {file.income ? null : <p className="small quiet">{t.hiddenCredit}</p>}
      <PersonSection file={file} />
      <CameSection file={file} />
      <ShownSection shown={file.shown} />
      <AccountsSection file={file} />
      {file.insurance.length > 0 ? <InsuranceSection policies={file.insurance} /> : null}
      {file.visit ? <VisitSection visit={file.visit} /> : null}
      {file.visit && mayDo(role, "keep-notary-desk") ? (
        <TextLink href={`/notary/${file.uuid}/visit`}>{ofVisit.toVisit}</TextLink>
      ) : null}
      {file.rescission ? <RescissionSection rescission={file.rescission} /> : null}
    </aside>
  );
}

/** When the borrower would be called about the fraud alert. The number is among what is personal. */
function AlertCallSection({ call }: { call: NonNullable<LoanFileView["alertCall"]> }) {
  const t = useText(fileWords);
  const { moment, shortDay, time } = useFormats();
  return (
    <Part
      title={t.alertCall}
      aside={t.chosenOn(shortDay(call.at))}
      rows={[
        { label: t.callFrom, figure: moment(call.startsAt, call.timeZone), weight: "strong" },
        { label: t.callUntil, figure: time(call.endsAt, call.timeZone) },
      ]}
    />
  );
}

function LineSection({ file: { chosen, line } }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const { cents, rate, shortDay } = useFormats();
  if (!chosen || line === null) return <Part title={t.line} aside={t.noLine} rows={[]} />;
  return (
    <Part
      title={t.line}
      aside={t.chosenOn(shortDay(chosen.at))}
      rows={[
        { label: t.line, figure: cents(line), weight: "strong" },
        { label: t.fee(rate(chosen.feePercent)), figure: cents(chosen.originationFee) },
        { label: t.draw, figure: cents(chosen.initialDraw) },
        { label: t.rateAndTerm, figure: `${rate(chosen.ratePercent)}, ${t.years(chosen.termYears)}` },
        { label: t.payment, figure: cents(chosen.monthlyPayment) },
        ...(chosen.payoffs > 0 ? [{ label: t.payoffs, figure: chosen.payoffs }] : []),
      ]}
    />
  );
}

/** Where the deed stands in the county's books. */
function recordedRows(
  { recorded }: NonNullable<LoanFileView["home"]>,
  t: Text<typeof fileWords>,
  date: Formats["date"],
) {
  if (!recorded) return [];
  const { at, instrument, book, page } = recorded;
  const note = [t.instrument(instrument), ...(book && page ? [t.bookAndPage(book, page)] : [])].join(", ");
  return [{ label: t.recorded, figure: date(at), note }];
}

/** How a share goes from before the line to after it: the one that was chosen, before that the largest. */
const share = (before: string | null, after: string | null, percent: (value: number) => string): string =>
  [before, after].map((value) => (value === null ? "–" : percent(Number(value)))).join(" → ");

function HomeSection({ file, home }: { file: LoanFileView; home: NonNullable<LoanFileView["home"]> }) {
  const t = useText(fileWords);
  const inWords = useInWords();
  const { dollars, percent, date } = useFormats();
  const numbers = file.decision?.numbers;
  return (
    <Part
      title={t.home}
      {...(home.valueSource
        ? { aside: `${home.valueSource}${home.valueAsOf ? `, ${date(home.valueAsOf)}` : ""}` }
        : {})}
      drawn={home.value === null ? null : <HomeGauge file={file} home={home} value={home.value} />}
      rows={[
        ...row(t.value, home.value === null ? null : dollars(home.value)),
        ...home.liens.map(({ lender, balance, position }) => ({
          label: position === null ? lender : `${position}. ${lender}`,
          figure: dollars(balance),
        })),
        ...row(
          t.cltv(numbers?.cltvLimit ? percent(Number(numbers.cltvLimit)) : "–"),
          numbers ? share(numbers.cltvBefore, numbers.cltvChosen ?? numbers.cltvAfter, percent) : null,
        ),
        ...row(t.condition, home.condition && inWords(home.condition)),
        ...row(t.occupancy, home.occupancy && inWords(home.occupancy)),
        ...row(t.said, home.said && formatAddress(home.said)),
        ...row(t.residence, home.residence && formatAddress(home.residence)),
        ...row(t.county, home.county),
        ...recordedRows(home, t, date),
        ...row(t.owners, home.owners.length > 0 ? home.owners.join(", ") : null),
      ]}
    />
  );
}

type Income = NonNullable<LoanFileView["income"]>;

/** What the employer answered, until when the line may be opened on it, and what had grown too old. */
function employmentRows(
  { employment, employmentBefore, workMail }: Income,
  t: Text<typeof fileWords>,
  inWords: (code: string) => string,
  date: Formats["date"],
) {
  const before = [
    ...employmentBefore.map((at) => ({ label: t.employerBefore, figure: date(at) })),
    ...(workMail
      ? [
          {
            label: t.workMail,
            figure: date(workMail.provenAt),
            note: t.workMailNote(workMail.address, workMail.isEmployers),
          },
        ]
      : []),
  ];
  if (!employment) return before;
  const { outcome, at, goodThrough, reason } = employment;
  const note = goodThrough === null ? reason && inWords(reason) : t.goodThrough(date(goodThrough));
  return [...before, { label: t[`EMPLOYER_${outcome}`], figure: date(at), ...(note && { note }) }];
}

function IncomeSection({ file, income }: { file: LoanFileView; income: Income }) {
  const t = useText(fileWords);
  const inWords = useInWords();
  const { dollars, percent, date } = useFormats();
  const numbers = file.decision?.numbers;
  return (
    <Part
      title={t.income}
      {...(income.verifiedAnnual === null ? { aside: t.notVerified } : {})}
      drawn={numbers ? <DebtGauge numbers={numbers} /> : null}
      rows={[
        ...row(t.employment, income.employmentType && inWords(income.employmentType)),
        ...employmentRows(income, t, inWords, date),
        ...row(t.stated, income.statedAnnual === null ? null : dollars(income.statedAnnual)),
        ...row(t.verified, income.verifiedAnnual === null ? null : dollars(income.verifiedAnnual)),
        ...income.sources.map(({ source, employer, annualAmount, countedAnnual, year, note, at }) => {
          const counts = countedAnnual < annualAmount ? t.countedOf(dollars(countedAnnual)) : null;
          const said = [employer, year, counts, note].filter((part) => part !== null && part !== "").join(" · ");
          return {
            label: `${inWords(source)} ${at.slice(5, 10)}`,
            ...(said === "" ? {} : { note: said }),
            figure: dollars(annualAmount),
          };
        }),
        ...row(
          t.dti(numbers ? percent(Number(numbers.dtiLimit)) : "–"),
          numbers ? share(numbers.dtiBefore, numbers.dtiChosen ?? numbers.dtiAfter, percent) : null,
        ),
      ]}
    />
  );
}

type CreditProps = { credit: NonNullable<LoanFileView["credit"]>; former: LoanFileView["formerCredit"] };

/** The report that counts, and what the soft one had said before it. */
function CreditSection({ credit, former }: CreditProps) {
  const t = useText(fileWords);
  const inWords = useInWords();
  const { date } = useFormats();
  return (
    <Part
      title={t.credit}
      aside={`${t[credit.kind]}, ${date(credit.pulledOn)}`}
      rows={[
        {
          label: t.score,
          figure: credit.score ?? t.none,
          note: sourceOf(credit),
        },
        ...(credit.factors.length > 0 ? row(t.factors, "", credit.factors.join("; ")) : []),
        ...(former
          ? [
              {
                label: t.formerScore,
                figure: former.score ?? t.none,
                note: `${sourceOf(former)}, ${date(former.pulledOn)}`,
              },
            ]
          : []),
        { label: t.tradelines, figure: `${credit.openTradelines}, ${credit.delinquentTradelines}` },
        ...row(t.alert, credit.alert && inWords(credit.alert)),
      ]}
    />
  );
}

const sourceOf = ({ bureau, model }: CreditProps["credit"]): string =>
  [bureau, scoreModelName(model)].filter(Boolean).join(", ");

/** The payment to the borrower: when it went, when it arrives, and by what their bank can find it. */
function sentRows(sent: LoanFileView["accounts"]["sent"], t: Text<typeof fileWords>, { cents, date }: Formats) {
  if (!sent) return [];
  const { status, amount, at, settlesOn, trace, reason } = sent;
  const notes = [
    ...(settlesOn ? [t.arrives(date(settlesOn))] : []),
    ...(trace ? [t.trace(trace)] : []),
    ...(reason ? [reason] : []),
  ];
  return [{ label: `${t[`PAYMENT_${status}`]}, ${date(at)}`, figure: cents(amount), note: notes.join(", ") }];
}

function AccountsSection({ file: { accounts, identityChecks } }: { file: LoanFileView }) {
  const t = useText(fileWords);
  const formats = useFormats();
  const inWords = useInWords();
  const last = identityChecks.at(-1);
  const rows = [
    ...row(t.money, accounts.disbursement && `${accounts.disbursement.bank} ${accounts.disbursement.masked}`),
    ...sentRows(accounts.sent, t, formats),
    ...row(t.check, accounts.check && inWords(accounts.check.status), accounts.check && inWords(accounts.check.reason)),
    ...row(
      t.smallDeposits,
      accounts.smallDeposits && t.depositsAre(accounts.smallDeposits.sentAt !== null, accounts.smallDeposits.wrong),
      accounts.smallDeposits?.refused && inWords(accounts.smallDeposits.refused),
    ),
    ...row(
      t.repayment,
      accounts.autopay && `${accounts.autopay.bank} ${accounts.autopay.masked}`,
      accounts.autopayCheck && `${inWords(accounts.autopayCheck.status)}, ${inWords(accounts.autopayCheck.reason)}`,
    ),
    ...row(
      t.identity,
      last ? (last.outcome === null ? t.checking : inWords(last.outcome)) : null,
      last && (last.reason ? `${inWords(last.kind)}, ${inWords(last.reason)}` : inWords(last.kind)),
    ),
    ...(last && last.differences.length > 0
      ? row(t.documentSays, last.differences.map((difference) => t[difference]).join(". "))
      : []),
  ];
  return rows.length === 0 ? null : <Part title={t.accounts} rows={rows} />;
}

/** The right to cancel, and where the lender waits after it, until when and for whose word. */
function RescissionSection({
  rescission: { endsOn, over, hold },
}: {
  rescission: NonNullable<LoanFileView["rescission"]>;
}) {
  const t = useText(fileWords);
  const { date, shortDay } = useFormats();
  return (
    <Part
      title={t.rescission}
      rows={[
        { label: over ? t.rescissionEnded : t.rescissionEnds, figure: date(endsOn) },
        ...(hold
          ? [
              {
                label: hold.endedAt === null ? t.holdUntil : t.holdEnded,
                figure: hold.endedAt === null ? date(hold.lastDay) : shortDay(hold.endedAt),
                note: hold.because === null ? t.holdDays(hold.days) : t[hold.because],
              },
              ...hold.persons.map(({ name, byHand, confirmedAt }) => ({
                label: t.saysNotCancelled(name),
                figure: confirmedAt === null ? (byHand ? t.byHand : t.notConfirmed) : shortDay(confirmedAt),
              })),
            ]
          : []),
      ]}
    />
  );
}

/** The policies that were given, and what each lacks. */
function InsuranceSection({ policies }: { policies: LoanFileView["insurance"] }) {
  const t = useText(fileWords);
  const { cents, date } = useFormats();
  return (
    <Part
      title={t.insurance}
      rows={policies.map(({ kind, insurer, policyNumber, coverage, coveredUntil, state, faults, read }) => ({
        label: t[kind],
        figure: `${cents(coverage)}, ${t.until(date(coveredUntil))}`,
        note: [
          `${insurer}, ${policyNumber}`,
          t[state],
          ...faults.map((fault) => t[fault]),
          ...(read ? [`“${read}”`] : []),
        ].join("; "),
      }))}
    />
  );
}
