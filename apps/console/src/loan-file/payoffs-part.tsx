import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMayAct, useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AsSecond } from "./as-second.tsx";
import { DebtRow, LeaveUnpaid } from "./debt-row.tsx";
import { useInWords } from "./in-words.ts";
import { PayeeWrittenDown } from "./payee-written-down.tsx";
import { AskedOfTwo, isAsked, RefuseAsked } from "./payoff-of-two-part.tsx";
import { payoffsWords } from "./payoffs.words.ts";

type Returned = LoanFileView["payoffsBack"][number];

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
              <ForCheque debt={cheque} />
              {cheque.cameBack === null ? null : <p className="small quiet">{t.chequeBack(cheque.cameBack)}</p>}
            </>
          }
        >
          <AskedOfTwo file={file} debt={cheque.debt} />
          <Cheque
            uuid={file.uuid}
            debt={cheque}
            mailTo={cheque.mailTo}
            amount={cheque.balance}
            isFirst={!isAsked(file.payoffActsAsked, cheque.debt)}
          />
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

/** A debt that is paid by hand; the figures in cents. */
type ByHand = { debt: string; balance: number; laidAside: number };

/** What a cheque is held against: below the balance only for a reason, and beyond what was laid aside the lender pays it. */
function ForCheque({ debt: { balance, laidAside } }: { debt: ByHand }) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  return <p className="small">{t.forCheque(cents(balance), cents(laidAside))}</p>;
}

/** `amount`: for which the cheque most likely is, in cents. */
type ChequeProps = { uuid: string; debt: ByHand; mailTo: string; amount: number; isFirst?: boolean };

/** After the cheque went out: its number and amount. */
function Cheque({ uuid, debt, mailTo, amount: likely, isFirst }: ChequeProps) {
  const t = useText(payoffsWords);
  if (!useMayAct()("record-mailed-payoff")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="record-mailed-payoff"
      kind={isFirst ? "primary" : "second"}
      values={{ amount: likely, reference: "", reason: "" }}
      required={["amount", "reference"]}
      send={({ amount, reference, reason }) => ({
        debt: debt.debt,
        amount,
        reference,
        ...(reason !== "" && { reason }),
      })}
      renderFields={(control) => (
        <>
          <p>{t.chequeTo(mailTo)}</p>
          <ForCheque debt={debt} />
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
      {correction ? (
        <AsSecond notSecond={file.notSecond} by={correction.byUuid} act="approve-payee">
          <ActButton
            uuid={uuid}
            act="approve-payee"
            kind="primary"
            send={() => ({ debt, writtenAt: correction.writtenAt })}
            renderFields={() => <PayeeWrittenDown correction={correction} amount={amount} former={account} />}
          />
        </AsSecond>
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
      <Cheque uuid={uuid} debt={payoff} mailTo={creditor} amount={amount} />
      {payoff.mayLeave ? <LeaveUnpaid uuid={uuid} debt={debt} /> : null}
    </DebtRow>
  );
}
