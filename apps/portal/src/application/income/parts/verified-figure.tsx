import type { ReplyOf } from "@gable/contract/call.ts";
import { disputeDeposits, type income, settleIncome } from "@gable/contract/calls/income.ts";
import { countedKinds } from "@gable/domain/income/deposit-income.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { Table } from "@gable/ui/components/table/table.tsx";
import { CheckboxGroup } from "@gable/ui/forms/checkbox-field.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../../journey/journey.tsx";
import { useCommand } from "../../../journey/use-command.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { incomeQuery } from "../../../queries/income.ts";
import { companyInfo } from "../../../session/organisation.ts";
import { InLanguage } from "../../../shell/in-language.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { countedDepositsCodes, countedDepositsWords } from "../counted-deposits.words.ts";
import { goOnWords } from "../go-on.words.ts";

type Source = ReplyOf<typeof income>["sources"][number];
type Reading = NonNullable<Source["deposits"]>;
type Dispute = NonNullable<ReplyOf<typeof income>["dispute"]>;

/** The deposits behind a figure over the page, month by month, and the way to say that some are wrong or missing. `source`: its uuid. */
export function CountedDeposits({ source, onClose }: { source: string; onClose: () => void }) {
  const t = useText(countedDepositsWords);
  const { uuid } = useJourney();
  const { data } = useQuery(incomeQuery(uuid));
  const read = data?.sources.find((found) => found.uuid === source);
  const dispute = data?.dispute?.source === source ? data.dispute : null;
  return (
    <Dialog
      open
      kind="page"
      title={t.title}
      onClose={onClose}
      actions={
        <Button kind="second" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      {read?.deposits ? (
        <div className="stack">
          <Arithmetic reading={read.deposits} monthlyAmount={read.monthlyAmount ?? 0} />
          <Months reading={read.deposits} />
          {dispute ? <Said dispute={dispute} /> : null}
          {data?.mayDispute ? null : <Note icon="phone">{t.byPhone(companyInfo().phoneFormatted)}</Note>}
          {data?.mayDispute && dispute?.answer !== null ? (
            <SayOtherwise source={source} reading={read.deposits} />
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}

const sumOf = (deposits: Reading["deposits"]): number => deposits.reduce((sum, { amount }) => sum + amount, 0);

const countedIn = ({ deposits, notCounted = [] }: Reading): Reading["deposits"] =>
  deposits.filter(({ id }) => !notCounted.includes(id));

/** How the figure comes of the deposits. `monthlyAmount` in cents. */
function Arithmetic({ reading, monthlyAmount }: { reading: Reading; monthlyAmount: number }) {
  const t = useText(countedDepositsWords);
  const f = useFormats();
  const counted = countedIn(reading);
  const kinds = countedKinds.filter((kind) => counted.some((deposit) => deposit.kind === kind));
  return (
    <>
      <p>{t.lead(counted.length, f.cents(sumOf(counted)), f.date(reading.from), f.date(reading.to))}</p>
      {kinds.map((kind) => (
        <p key={kind}>{t[kind]}</p>
      ))}
      {reading.missingPay === undefined ? null : <p>{t.missingFound(f.cents(reading.missingPay))}</p>}
      <p>
        <strong>{t.makes(f.dollars(monthlyAmount))}</strong>
      </p>
      <p className="quiet">{t.notKept}</p>
    </>
  );
}

function Months({ reading }: { reading: Reading }) {
  const t = useText(countedDepositsWords);
  const f = useFormats();
  const { notCounted = [] } = reading;
  const months = Map.groupBy(reading.deposits, ({ on }) => on.slice(0, 7));
  return [...months].map(([month, deposits]) => (
    <Table
      key={month}
      caption={t.ofMonth(f.month(`${month}-15`), f.cents(sumOf(countedIn({ ...reading, deposits }))))}
      rows={deposits}
      keyOf={({ id }) => id}
      columns={[
        { label: t.day, cell: ({ on }) => f.shortDay(on) },
        {
          label: t.payer,
          cell: ({ id, payer }) => (
            <>
              <span lang="en">{payer}</span>
              {notCounted.includes(id) ? <small className="quiet"> {t.leftOut}</small> : null}
            </>
          ),
        },
        { label: t.amount, cell: ({ amount }) => f.cents(amount), numeric: true },
      ]}
    />
  ));
}

/** What the borrower said before, and what a person made of it. */
function Said({ dispute }: { dispute: Dispute }) {
  const { at, answer } = dispute;
  const t = useText(countedDepositsWords);
  const f = useFormats();
  const zone = useHomeZone();
  const { uuid, facts } = useJourney();
  if (answer) {
    return (
      <>
        <Notice tone="success" title={answer.changed ? t.changed : t.stays}>
          <p>
            <InLanguage text={answer.reason} language={answer.writtenIn} />
          </p>
        </Notice>
        <Told dispute={dispute} />
      </>
    );
  }
  return (
    <>
      <Note icon="clock">{t.waits(f.shortDay(at, zone))}</Note>
      <Told dispute={dispute} />
      {facts.step === "INCOME_VERIFICATION" ? (
        <p>
          <TextLink href={onHost(paths.incomeUpload(uuid, "MANUAL_PAYSTUB"))}>{t.papers}</TextLink>
        </p>
      ) : null}
    </>
  );
}

/** In the borrower's own words. */
function Told({ dispute: { notIncome, missing, why } }: { dispute: Dispute }) {
  const t = useText(countedDepositsWords);
  return (
    <div role="group" aria-label={t.told}>
      <p>
        <strong>{t.told}</strong>
      </p>
      <p className="copy-text">{why}</p>
      {notIncome.length > 0 ? <p className="small quiet">{t.toldNotIncome(notIncome.length)}</p> : null}
      {missing === null ? null : (
        <p className="copy-text">
          {t.toldMissing} {missing}
        </p>
      )}
    </div>
  );
}

type Otherwise = { notIncome: string[]; missing: string; why: string };

function SayOtherwise({ source, reading }: { source: string; reading: Reading }) {
  const t = useText(countedDepositsWords);
  const f = useFormats();
  const { uuid, facts } = useJourney();
  const explain = useExplain(countedDepositsCodes);
  const queries = useQueryClient();
  const command = useCommand(disputeDeposits, { stays: true });
  const form = useQuestionForm<Otherwise>({ defaultValues: { notIncome: [], missing: "", why: "" } });
  async function send({ notIncome, missing, why }: Otherwise) {
    if (why.trim() === "") return [{ name: "why", message: "required" }];
    const failures = await command.send({
      params: { source },
      body: { notIncome, why, ...(missing.trim() !== "" && { missing }) },
    });
    if (failures.length === 0) await queries.invalidateQueries({ queryKey: incomeQuery(uuid).queryKey });
    return failures;
  }
  return (
    <Disclosure summary={t.wrong}>
      <Form form={form} onSubmit={send} explain={explain}>
        <p>{t.wrongLead}</p>
        {facts.step === "INCOME_VERIFICATION" ? null : <p>{t.wrongLater}</p>}
        <CheckboxGroup
          control={form.control}
          name="notIncome"
          label={t.notIncome}
          optional
          choices={countedIn(reading).map(({ id, on, payer, amount }) => ({
            value: id,
            label: (
              <>
                {f.shortDay(on)}, <span lang="en">{payer}</span>, {f.cents(amount)}
              </>
            ),
          }))}
        />
        <TextAreaField control={form.control} name="missing" label={t.missing} optional rows={2} maxLength={500} />
        <TextAreaField control={form.control} name="why" label={t.why} hint={t.whyHint} rows={3} maxLength={500} />
        <Actions>
          <Button type="submit" busy={command.isBusy}>
            {t.send}
          </Button>
        </Actions>
      </Form>
    </Disclosure>
  );
}

/** `verifiedMonthly`, in cents, is less than was stated, and the borrower may go on with that: what may be offered then changes. */
export function GoOn({ verifiedMonthly }: { verifiedMonthly: number }) {
  const t = useText(goOnWords);
  const f = useFormats();
  const explain = useExplain();
  const command = useCommand(settleIncome);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const settle = async () => setFailures(await command.send({ body: { confirmed: true } }));
  return (
    <section className="stack" aria-labelledby="settle">
      <h2 id="settle">{t.settle}</h2>
      <p>{t.settleBody(f.dollars(verifiedMonthly))}</p>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        <Button kind="second" busy={command.isBusy} onClick={() => void settle()}>
          {t.settleGo}
        </Button>
      </Actions>
      <Note>{t.settleNote}</Note>
    </section>
  );
}
