import type { LoanFileView } from "@gable/contract/calls/loan-file.ts";
import { queueActs } from "@gable/domain/loan-file/queue-acts.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { fileDocumentsQuery } from "../queries/loan-file.ts";
import { useMe } from "../session/me.ts";
import { useNow } from "../shell/use-now.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { UnwindingPart } from "./unwinding-part.tsx";
import { Decline, WatchlistMatch } from "./ending-acts.tsx";

/** What waits for a person, and what that person can do about it. */
export function ActsPart({ file }: { file: LoanFileView }) {
  const t = useText(actsWords);
  const language = useLanguage();
  const { timeAgo } = useFormats();
  const now = useNow();
  const { role } = useMe();
  if (file.queues.length === 0) return null;
  return (
    <section>
      <SectionHead title={t.waiting} />
      <ul className="file-acts">
        {file.queues.map(({ queue, since, move }) => {
          const acts: readonly StaffActName[] = queueActs[queue].filter((act) => mayAct(role, act));
          return (
            <li key={queue}>
              <h3>{queues[queue][language]}</h3>
              <p className="small quiet">
                {t.since(timeAgo(since, now))}
                {move === "borrower" ? `; ${t.withBorrower}` : null}
                {acts.length === 0 && queueActs[queue].length > 0 ? `. ${t.notYours}` : null}
              </p>
              {queue === "unwinding" && file.unwinding ? (
                <UnwindingPart uuid={file.uuid} unwinding={file.unwinding} />
              ) : null}
              <div className="file-act-row">
                {acts.map((act, place) => (
                  <ActOf key={act} file={file} act={act} isFirst={place === 0} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ActOf({ file, act, isFirst }: { file: LoanFileView; act: StaffActName; isFirst: boolean }) {
  const t = useText(actsWords);
  const { uuid } = file;
  switch (act) {
    case "ask-identity-again":
    case "return-income-papers":
    case "refuse-account":
      return (
        <ActButton
          uuid={uuid}
          act={act}
          values={{ reason: "" }}
          required={["reason"]}
          send={({ reason }) => ({ reason })}
          renderFields={(control) => (
            <TextAreaField control={control} name="reason" label={t.reason} rows={3} maxLength={500} />
          )}
        />
      );
    case "record-income":
      return <RecordIncome uuid={uuid} />;
    case "record-mailed-payoff":
      return file.chequesDue.map((cheque) => <MailedCheque key={cheque.debt} uuid={uuid} cheque={cheque} />);
    case "decline":
      return <Decline file={file} />;
    case "find-watchlist-match":
    case "agree-to-watchlist-match":
      return <WatchlistMatch file={file} act={act} />;
    default:
      return <ActButton uuid={uuid} act={act} kind={isFirst ? "primary" : "second"} />;
  }
}

function RecordIncome({ uuid }: { uuid: string }) {
  const t = useText(actsWords);
  const { data } = useQuery(fileDocumentsQuery(uuid));
  const papers = data?.documents.filter(({ from, supersededAt }) => from === "borrower" && supersededAt === null) ?? [];
  return (
    <ActButton
      uuid={uuid}
      act="record-income"
      kind="primary"
      values={{ source: "MANUAL_PAYSTUB", annualAmount: null, documentUuid: "" }}
      required={["source", "annualAmount", "documentUuid"]}
      send={({ source, annualAmount, documentUuid }) => ({ source, annualAmount, documentUuid })}
      renderFields={(control) => (
        <>
          <SelectField
            control={control}
            name="source"
            label={t.source}
            options={[
              { value: "MANUAL_PAYSTUB", label: t.MANUAL_PAYSTUB },
              { value: "TAX_RETURN", label: t.TAX_RETURN },
            ]}
          />
          <MoneyField control={control} name="annualAmount" label={t.amount} />
          <SelectField
            control={control}
            name="documentUuid"
            label={t.paper}
            options={papers.map((paper) => ({ value: paper.uuid, label: paper.title }))}
          />
        </>
      )}
    />
  );
}

/** To whom the cheque goes and where, and after it went out its number and amount. */
function MailedCheque({ uuid, cheque }: { uuid: string; cheque: LoanFileView["chequesDue"][number] }) {
  const t = useText(actsWords);
  const { cents } = useFormats();
  const { debt, creditor, lastFour, mailTo, balance } = cheque;
  return (
    <div className="file-cheque">
      <p>
        <strong>
          {creditor}
          {lastFour === null ? null : ` ••${lastFour}`}
        </strong>
        <br />
        {mailTo}
      </p>
      <ActButton
        uuid={uuid}
        act="record-mailed-payoff"
        kind="primary"
        values={{ amount: balance, reference: "" }}
        required={["amount", "reference"]}
        send={({ amount, reference }) => ({ debt, amount, reference })}
        renderFields={(control) => (
          <>
            <p>{t.chequeTo(mailTo, cents(balance))}</p>
            <MoneyField control={control} name="amount" label={t.chequeAmount} decimals={2} />
            <TextField control={control} name="reference" label={t.chequeNumber} narrow maxLength={60} />
          </>
        )}
      />
    </div>
  );
}
