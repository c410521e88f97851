import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMayAct, useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AsSecond } from "./as-second.tsx";
import { DebtRow, LeaveUnpaid } from "./debt-row.tsx";
import { AskedOfTwo, isAsked } from "./payoff-of-two-part.tsx";
import { payoffsWords } from "./payoffs.words.ts";
import { ReasonField } from "./reason-field.tsx";

type Figures = NonNullable<LoanFileView["payoffFigures"]>;

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
      <Sums figures={payoffFigures} />
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
          <AsSecond notSecond={file.notSecond} by={bearAsked.byUuid} act="agree-to-bear-shortfall">
            <ActButton
              uuid={uuid}
              act="agree-to-bear-shortfall"
              kind="primary"
              send={() => ({ amount: shortfall })}
              renderFields={() => <ToBear figures={payoffFigures} asked={bearAsked} />}
            />
          </AsSecond>
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
                  <ToBear figures={payoffFigures} asked={bearAsked} />
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
              <>
                <Sums figures={payoffFigures} />
                <TextAreaField control={control} name="reason" label={t.reasonFile} rows={2} maxLength={500} />
              </>
            )}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Why the line is too small, or what is left for the borrower, as a sum that can be checked. */
function Sums({ figures: { sums, shortfall, cash } }: { figures: Figures }) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  if (sums === null) return null;
  const { initialDraw, creditors, costs, borne } = sums;
  return (
    <Ledger
      label={t.sums}
      rows={[
        { label: t.initialDraw, figure: cents(initialDraw) },
        ...(borne > 0 ? [{ label: t.borne, figure: cents(borne) }] : []),
        { label: t.toCreditors, figure: cents(-creditors) },
        ...(costs > 0 ? [{ label: t.toOthers, figure: cents(-costs) }] : []),
        shortfall > 0
          ? { label: t.missing, figure: cents(shortfall), weight: "strong" }
          : { label: t.leftForBorrower, figure: cents(cash), weight: "strong" },
      ]}
    />
  );
}

type BearAsked = NonNullable<Figures["bearAsked"]>;

/** What the lender is to pay, in cents, and on whose word. */
function ToBear({ figures, asked }: { figures: Figures; asked: BearAsked }) {
  const t = useText(payoffsWords);
  return (
    <>
      <Sums figures={figures} />
      <p>{t.bearAskedBy(asked.by, asked.reason)}</p>
    </>
  );
}

function OneFigure({ file, figure }: { file: LoanFileView; figure: Figures["debts"][number] }) {
  const t = useText(payoffsWords);
  const { cents } = useFormats();
  const may = useMayAct();
  const { uuid } = file;
  const { debt, signed, asked, isRisen, isByCheque, mayLeave } = figure;
  const asksNow = isByCheque ? t.asideForCheque : t.asksNow;
  return (
    <DebtRow debt={figure} says={isRisen ? t.risen(cents(signed), cents(asked)) : asksNow(cents(asked))}>
      <AskedOfTwo file={file} debt={debt} />
      {isRisen && may("accept-payoff-amount") ? (
        <ActButton
          uuid={uuid}
          act="accept-payoff-amount"
          kind={isAsked(file.payoffActsAsked, debt) ? "second" : "primary"}
          send={() => ({ debt, amount: asked })}
        />
      ) : null}
      {!isByCheque && may("ask-payoff-again") ? (
        <ActButton uuid={uuid} act="ask-payoff-again" send={() => ({ debt })} />
      ) : null}
      {mayLeave ? <LeaveUnpaid uuid={uuid} debt={debt} /> : null}
    </DebtRow>
  );
}
