import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ReactNode } from "react";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { useInWords } from "./in-words.ts";
import { PayeeWrittenDown } from "./payee-written-down.tsx";
import { AskedOfTwo, isAsked, RefuseAsked } from "./payoff-of-two-part.tsx";
import { payoffsWords } from "./payoffs.words.ts";
import { ReasonField } from "./reason-field.tsx";

type Returned = LoanFileView["payoffsBack"][number];
type Figure = NonNullable<LoanFileView["payoffFigures"]>["debts"][number];

function useMayAct(): (act: StaffActName) => boolean {
  const { role } = useMe();
  return (act) => mayAct(role, act);
}

/** The creditors who wait for a cheque, and those from whose bank the money came back. */
export function PayoffsToSend({ file }: { file: LoanFileView }) {
  const t = useText(payoffsWords);
  return (
    <div className="file-debts">
      {file.chequesDue.map((cheque) => (
        <DebtRow
          key={cheque.debt}
          debt={cheque}
          says={
            <>
              <p>{cheque.mailTo}</p>
              {cheque.cameBack === null ? null : <p className="small quiet">{t.chequeBack(cheque.cameBack)}</p>}
            </>
          }
        >
          <AskedOfTwo file={file} debt={cheque.debt} />
          <Cheque uuid={file.uuid} {...cheque} isFirst={!isAsked(file.payoffActsAsked, cheque.debt)} />
        </DebtRow>
      ))}
      {file.payoffsBack.map((payoff) => (
        <CameBack key={payoff.debt} file={file} payoff={payoff} />
      ))}
    </div>
  );
}

/** The cheques that are on their way or cashed, each with what to do when it comes back. */
export function ChequesOut({ file: { uuid, chequesOut } }: { file: LoanFileView }) {
  const t = useText(payoffsWords);
  const acts = useText(actsWords);
  const { cents, shortDay } = useFormats();
  const may = useMayAct();
  if (chequesOut.length === 0) return null;
  return (
    <section>
      <SectionHead title={t.chequesOut} aside={chequesOut.length} />
      <div className="file-debts">
        {chequesOut.map((sent) => (
          <DebtRow key={sent.debt} debt={sent} says={t.chequeOut(cents(sent.amount), sent.cheque, shortDay(sent.at))}>
            {may("record-returned-cheque") ? (
              <ActButton
                uuid={uuid}
                act="record-returned-cheque"
                values={{ reason: "" }}
                required={["reason"]}
                send={({ reason }) => ({ debt: sent.debt, reason })}
                renderFields={(control) => (
                  <TextAreaField
                    control={control}
                    name="reason"
                    label={acts.reasonColleague}
                    rows={2}
                    maxLength={500}
                  />
                )}
              />
            ) : null}
          </DebtRow>
        ))}
      </div>
    </section>
  );
}

type DebtRowProps = {
  debt: { readonly creditor: string; readonly lastFour: string | null };
  says: ReactNode;
  children: ReactNode;
};

function DebtRow({ debt: { creditor, lastFour }, says, children }: DebtRowProps) {
  return (
    <div className="file-cheque">
      <div>
        <strong>
          {creditor}
          {lastFour === null ? null : ` ••${lastFour}`}
        </strong>
        <div>{says}</div>
      </div>
      <div className="file-act-row">{children}</div>
    </div>
  );
}

type ChequeProps = { uuid: string; debt: string; mailTo: string; balance: number; isFirst?: boolean };

/** After the cheque went out: its number and amount. */
function Cheque({ uuid, debt, mailTo, balance, isFirst }: ChequeProps) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  if (!useMayAct()("record-mailed-payoff")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="record-mailed-payoff"
      kind={isFirst ? "primary" : "second"}
      values={{ amount: balance, reference: "", reason: "" }}
      required={["amount", "reference"]}
      send={({ amount, reference, reason }) => ({ debt, amount, reference, ...(reason !== "" && { reason }) })}
      renderFields={(control) => (
        <>
          <p>{t.chequeTo(mailTo, cents(balance))}</p>
          <MoneyField control={control} name="amount" label={t.chequeAmount} decimals={2} />
          <TextField control={control} name="reference" label={t.chequeNumber} narrow maxLength={60} />
          <TextField control={control} name="reason" label={t.chequeReason} hint={t.chequeReasonHint} optional />
        </>
      )}
    />
  );
}

function CameBack({ file, payoff }: { file: LoanFileView; payoff: Returned }) {
  const t = useText(payoffsWords);
  const inWords = useInWords();
  const acts = useText(actsWords);
  const { cents, shortDay } = useFormats();
  const { identityUuid } = useMe();
  const may = useMayAct();
  const { debt, correction, creditor, payee, account, amount, status, reason, at } = payoff;
  const { uuid } = file;
  const ofThis = { debt };
  return (
    <DebtRow
      debt={payoff}
      says={
        <>
          <p>{t[status](cents(amount), account, shortDay(at))}</p>
          <p className="small quiet">{inWords(reason)}</p>
          {correction ? (
            <>
              <p>{t.correctedBy(correction.by)}</p>
              <blockquote className="file-said">{correction.reason}</blockquote>
              <PayeeWrittenDown correction={correction} amount={amount} former={account} />
              {correction.byUuid === identityUuid ? <p className="small quiet">{t.waitsForColleague}</p> : null}
            </>
          ) : null}
        </>
      }
    >
      <AskedOfTwo file={file} debt={debt} />
      {correction && correction.byUuid !== identityUuid && may("approve-payee") ? (
        <ActButton
          uuid={uuid}
          act="approve-payee"
          kind="primary"
          send={() => ({ debt, writtenAt: correction.writtenAt })}
          renderFields={() => <PayeeWrittenDown correction={correction} amount={amount} former={account} />}
        />
      ) : null}
      {correction ? (
        <RefuseAsked uuid={uuid} debt={debt} askedAt={correction.writtenAt} isOwn={correction.byUuid === identityUuid}>
          <PayeeWrittenDown correction={correction} amount={amount} former={account} />
        </RefuseAsked>
      ) : null}
      {may("send-payoff-again") ? <ActButton uuid={uuid} act="send-payoff-again" send={() => ofThis} /> : null}
      {may("correct-payee") ? (
        <ActButton
          uuid={uuid}
          act="correct-payee"
          values={{ payee, routingNumber: "", accountNumber: "", creditorReference: "", reason: "" }}
          required={["payee", "routingNumber", "accountNumber", "creditorReference", "reason"]}
          send={(values) => ({ debt, ...values })}
          renderFields={(control) => (
            <>
              <TextField control={control} name="payee" label={t.payee} maxLength={200} />
              <TextField control={control} name="routingNumber" label={t.routing} narrow inputMode="numeric" />
              <TextField control={control} name="accountNumber" label={t.account} narrow inputMode="numeric" />
              <TextField control={control} name="creditorReference" label={t.creditorReference} narrow maxLength={60} />
              <TextAreaField control={control} name="reason" label={acts.reasonColleague} rows={2} maxLength={500} />
            </>
          )}
        />
      ) : null}
      <Cheque uuid={uuid} debt={debt} mailTo={creditor} balance={amount} />
      {payoff.mayLeave ? <LeaveUnpaid uuid={uuid} debt={debt} /> : null}
    </DebtRow>
  );
}

/** What creditors ask beyond what was signed for, or beyond what the line holds. */
export function PayoffFigures({ file }: { file: LoanFileView }) {
  const { uuid, payoffFigures } = file;
  const t = useText(payoffsWords);
  const acts = useText(actsWords);
  const { cents } = useFormats();
  const { identityUuid } = useMe();
  const may = useMayAct();
  if (payoffFigures === null) return null;
  const { shortfall, mayBear, bearAsked, bearRefused, debts } = payoffFigures;
  return (
    <div className="file-debts">
      {shortfall > 0 ? (
        <p>
          <strong>{t.shortBy(cents(shortfall))}</strong>
        </p>
      ) : null}
      {debts.map((debt) => (
        <OneFigure key={debt.debt} file={file} figure={debt} />
      ))}
      {bearAsked ? (
        <p className="small">
          {t.bearAskedBy(bearAsked.by, bearAsked.reason)}{" "}
          {bearAsked.byUuid === identityUuid ? t.bearWaitsForColleague : null}
        </p>
      ) : null}
      {bearRefused ? <p className="small">{t.bearRefusedBy(bearRefused.by, bearRefused.reason)}</p> : null}
      {bearAsked ? (
        <div className="file-act-row">
          {bearAsked.byUuid !== identityUuid && may("agree-to-bear-shortfall") ? (
            <ActButton
              uuid={uuid}
              act="agree-to-bear-shortfall"
              kind="primary"
              send={() => ({ amount: shortfall })}
              renderFields={() => <ToBear shortfall={shortfall} asked={bearAsked} />}
            />
          ) : null}
          {may("refuse-to-bear-shortfall") ? (
            <ActButton
              uuid={uuid}
              act="refuse-to-bear-shortfall"
              {...(bearAsked.byUuid === identityUuid && { label: t.takeBack })}
              values={{ reason: "" }}
              required={["reason"]}
              send={({ reason }) => ({ askedAt: bearAsked.at, reason })}
              renderFields={(control) => (
                <>
                  <ToBear shortfall={shortfall} asked={bearAsked} />
                  <ReasonField control={control} label={acts.reasonColleague} />
                </>
              )}
            />
          ) : null}
        </div>
      ) : null}
      {mayBear && bearAsked === null && may("bear-shortfall") ? (
        <div className="file-act-row">
          <ActButton
            uuid={uuid}
            act="bear-shortfall"
            values={{ reason: "" }}
            required={["reason"]}
            send={({ reason }) => ({ reason })}
            renderFields={(control) => (
              <TextAreaField control={control} name="reason" label={t.reasonFile} rows={2} maxLength={500} />
            )}
          />
        </div>
      ) : null}
    </div>
  );
}

type BearAsked = NonNullable<NonNullable<LoanFileView["payoffFigures"]>["bearAsked"]>;

/** What the lender is to pay, in cents, and on whose word. */
function ToBear({ shortfall, asked }: { shortfall: number; asked: BearAsked }) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  return (
    <>
      <p>{t.shortBy(cents(shortfall))}</p>
      <p>{t.bearAskedBy(asked.by, asked.reason)}</p>
    </>
  );
}

function OneFigure({ file, figure }: { file: LoanFileView; figure: Figure }) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  const may = useMayAct();
  const { uuid } = file;
  const { debt, signed, asked, isRisen, mayLeave } = figure;
  return (
    <DebtRow debt={figure} says={isRisen ? t.risen(cents(signed), cents(asked)) : t.asksNow(cents(asked))}>
      <AskedOfTwo file={file} debt={debt} />
      {isRisen && may("accept-payoff-amount") ? (
        <ActButton
          uuid={uuid}
          act="accept-payoff-amount"
          kind={isAsked(file.payoffActsAsked, debt) ? "second" : "primary"}
          send={() => ({ debt, amount: asked })}
        />
      ) : null}
      {may("ask-payoff-again") ? <ActButton uuid={uuid} act="ask-payoff-again" send={() => ({ debt })} /> : null}
      {mayLeave ? <LeaveUnpaid uuid={uuid} debt={debt} /> : null}
    </DebtRow>
  );
}

function LeaveUnpaid({ uuid, debt }: { uuid: string; debt: string }) {
  const t = useText(actsWords);
  if (!useMayAct()("leave-debt-unpaid")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="leave-debt-unpaid"
      values={{ reason: "" }}
      required={["reason"]}
      send={({ reason }) => ({ debt, reason })}
      renderFields={(control) => (
        <TextAreaField control={control} name="reason" label={t.reason} rows={2} maxLength={500} />
      )}
    />
  );
}
