import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { useInWords } from "./in-words.ts";
import { paperWords } from "./paper-acts.words.ts";

type Letter = LoanFileView["letters"][number];

/** Letters to whoever takes no electronic records, person by person, each with the day on which it went. */
export function LettersToPost({ file: { uuid, letters } }: { file: LoanFileView }) {
  const t = useText(paperWords);
  if (letters.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <p>{t.lead}</p>
      {[...Map.groupBy(letters, ({ to }) => to)].map(([to, own]) => (
        <LettersTo key={to} uuid={uuid} to={to} letters={own} />
      ))}
    </>
  );
}

/** What goes to one person, in one envelope or in several. */
function LettersTo({ uuid, to, letters }: { uuid: string; to: string; letters: readonly Letter[] }) {
  const t = useText(paperWords);
  const inWords = useInWords();
  const { shortDay } = useFormats();
  const { role } = useMe();
  const mailTo = letters.find((letter) => letter.mailTo !== null)?.mailTo;
  const [first, ...others] = letters.map(({ document }) => document);
  const isClosing = letters.some(({ kind }) => kind === "RIGHT_TO_CANCEL" || kind === "CREDIT_AGREEMENT");
  const isOfSigner = letters.some(({ kind }) => kind === "SIGNER_STATEMENT");
  return (
    <>
      <h3>{mailTo ? t.to(to, mailTo) : t.toHome(to)}</h3>
      {isClosing ? <p>{t.copies}</p> : null}
      {isOfSigner ? <p>{t.ofSigner}</p> : null}
      {others.length > 0 && mayAct(role, "record-posted") ? (
        <>
          <p>{t.together(letters.length)}</p>
          <ActButton
            uuid={uuid}
            act="record-posted"
            label={t.all}
            values={{ on: "" }}
            required={["on"]}
            send={({ on }) => ({ document: first, others, on })}
            renderFields={(control) => <DateFields control={control} name="on" label={t.on} />}
          />
        </>
      ) : null}
      <ul className="file-acts">
        {letters.map(({ document, kind, writtenAt, isCopy }) => (
          <li key={document}>
            <p>
              {inWords(kind)}{" "}
              <span className="small quiet">{(isCopy ? t.copyAsked : t.written)(shortDay(writtenAt))}</span>
            </p>
            {mayAct(role, "record-posted") ? (
              <ActButton
                uuid={uuid}
                act="record-posted"
                values={{ on: "" }}
                required={["on"]}
                send={({ on }) => ({ document, on })}
                renderFields={(control) => <DateFields control={control} name="on" label={t.on} />}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The borrower's word, by phone, letter or mail, that everything is to come by post. */
export function TakeToPaper({ file: { uuid, mayGoOnPaper } }: { file: LoanFileView }) {
  const t = useText(paperWords);
  const { role } = useMe();
  if (!mayGoOnPaper || !mayAct(role, "take-borrower-to-paper")) return null;
  return (
    <section>
      <SectionHead title={t.records} />
      <p>{t.recordsLead}</p>
      <ActButton
        uuid={uuid}
        act="take-borrower-to-paper"
        values={{ how: "PHONE", note: "" }}
        required={["how", "note"]}
        send={({ how, note }) => ({ how, note })}
        renderFields={(control) => (
          <>
            <SelectField
              control={control}
              name="how"
              label={t.how}
              options={(["PHONE", "POST", "MAIL"] as const).map((value) => ({ value, label: t[value] }))}
            />
            <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={500} />
          </>
        )}
      />
    </section>
  );
}

/** An owner's cancellation that came by letter or phone. */
export function RecordRescission({ uuid, owners }: { uuid: string; owners: LoanFileView["endings"]["mayRescind"] }) {
  const t = useText(paperWords);
  return (
    <ActButton
      uuid={uuid}
      act="record-rescission"
      kind="danger"
      values={{ owner: owners[0]?.owner ?? "", how: "POST", on: "", came: "", note: "" }}
      required={["owner", "how", "on", "came", "note"]}
      send={({ owner, how, on, came, note }) => ({ owner, how, on, came, note })}
      renderFields={(control) => (
        <>
          <SelectField
            control={control}
            name="owner"
            label={t.owner}
            options={owners.map(({ owner, name }) => ({ value: owner, label: name }))}
          />
          <SelectField
            control={control}
            name="how"
            label={t.how}
            options={(["POST", "PHONE"] as const).map((value) => ({ value, label: t[value] }))}
          />
          <DateFields control={control} name="on" label={t.postmark} />
          <DateFields control={control} name="came" label={t.came} hint={t.cameHint} />
          <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={500} />
        </>
      )}
    />
  );
}
