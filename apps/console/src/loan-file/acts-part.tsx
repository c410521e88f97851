import type { LoanFileView } from "@gable/contract/calls/loan-file.ts";
import { queueActs } from "@gable/domain/loan-file/queue-acts.ts";
import { type Queue, queues } from "@gable/domain/pipeline/queues.ts";
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
import { PayoffFigures, PayoffsToSend } from "./payoffs-part.tsx";
import { trustWords } from "./trust.words.ts";
import { UnwindingPart } from "./unwinding-part.tsx";
import { Decline, WatchlistMatch } from "./ending-acts.tsx";

/** What can be done in these queues stands beside each debt. */
const ofOneDebt: ReadonlySet<Queue> = new Set(["payoff", "payoff-figures"]);

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
              {queue === "recording" ? <p>{file.deedRefused.join(" ")}</p> : null}
              {queue === "payoff" ? <PayoffsToSend file={file} /> : null}
              {queue === "payoff-figures" ? <PayoffFigures file={file} /> : null}
              {queue === "unwinding" && file.unwinding ? (
                <UnwindingPart uuid={file.uuid} unwinding={file.unwinding} />
              ) : null}
              <div className="file-act-row">
                {(ofOneDebt.has(queue) ? [] : acts).map((act, place) => (
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
    case "accept-trust":
      return <AcceptTrust uuid={uuid} />;
    case "record-income":
      return <RecordIncome uuid={uuid} />;
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

/** What the certificate of trust shows, as whoever read it writes it down. */
function AcceptTrust({ uuid }: { uuid: string }) {
  const t = useText(trustWords);
  return (
    <ActButton
      uuid={uuid}
      act="accept-trust"
      kind="primary"
      values={{ name: "", datedOn: "", kind: "", trustees: "" }}
      required={["name", "datedOn", "kind", "trustees"]}
      send={({ name, datedOn, kind, trustees }) => ({
        name,
        datedOn,
        revocable: kind === "REVOCABLE",
        trustees: String(trustees)
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      })}
      renderFields={(control) => (
        <>
          <TextField control={control} name="name" label={t.name} />
          <TextField control={control} name="datedOn" label={t.datedOn} hint={t.datedOnHint} />
          <SelectField
            control={control}
            name="kind"
            label={t.kind}
            options={[
              { value: "REVOCABLE", label: t.REVOCABLE },
              { value: "IRREVOCABLE", label: t.IRREVOCABLE },
            ]}
          />
          <TextAreaField
            control={control}
            name="trustees"
            label={t.trustees}
            hint={t.trusteesHint}
            rows={3}
            maxLength={600}
          />
        </>
      )}
    />
  );
}
