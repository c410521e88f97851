import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Language } from "@gable/domain/language.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { talkWords } from "./condition-talk.words.ts";
import { WrittenIn } from "./written-in.tsx";

type Talk = LoanFileView["conditions"][number]["talk"];

/** Whose line it is: papers are sent by the one who is asked, and returned by staff. */
const saidBy = {
  SENT: { ASKED: "theySent", STAFF: "theySent" },
  ANSWERED: { ASKED: "theyAnswered", STAFF: "theyAnswered" },
  MESSAGE: { ASKED: "theyWrote", STAFF: "weWrote" },
  NOT_APPLICABLE: { ASKED: "theySayNot", STAFF: "theySayNot" },
  RETURNED: { ASKED: "weReturned", STAFF: "weReturned" },
} as const;

/** Between the borrower and somebody who signs beside them. */
const saidBetween = {
  SENT: { ASKED: "signerSent", STAFF: "signerSent" },
  HANDED_OVER: { ASKED: "handedOver", STAFF: "handedOverBy" },
  HANDED_BACK: { ASKED: "handedBack", STAFF: "handedBack" },
  TAKEN_BACK: { ASKED: "takenBack", STAFF: "takenBack" },
} as const;

const nameOf = (documentUuid: string): string => `paper-${documentUuid}`;

/** The conversation about something that is asked for, as the one who is asked reads it too. */
export function ConditionTalk({ talk }: { talk: Talk }) {
  const t = useText(talkWords);
  const language = useLanguage();
  const { shortDay, time } = useFormats();
  // When it was asked stands above.
  const lines = talk.history.flatMap(({ kind, ...line }) => (kind === "ASKED" ? [] : [{ kind, ...line }]));
  if (lines.length === 0) return null;
  return (
    <>
      {talk.isSaidNotToApply ? <Notice tone="warning" title={t.saidNotToApply} /> : null}
      <ol className="file-talk">
        {lines.map(({ kind, by, text, inWords, at, who = "" }) => (
          <li key={`${at} ${kind} ${text}`}>
            <span className="small quiet">
              {shortDay(at)}, {time(at)}{" "}
              {kind === "HANDED_OVER" || kind === "HANDED_BACK" || kind === "TAKEN_BACK" || (kind === "SENT" && who)
                ? t[saidBetween[kind][by]](who)
                : t[saidBy[kind][by]]}
            </span>
            {text === null ? null : <p dir="auto">{inWords?.[language] ?? text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

type TalkActsProps = {
  uuid: string;
  condition: string;
  talk: Talk;
  mayReturn: boolean;
  /** The language of who is asked. */
  reads: Language;
};

/** Write, or send papers back: what is ticked is accepted and need not come again. */
export function TalkActs({ uuid, condition, talk, mayReturn, reads }: TalkActsProps) {
  const writtenIn = useLanguage();
  const t = useText(talkWords);
  const acts = useText(actsWords);
  const { role } = useMe();
  const { shortDay, time } = useFormats();
  const papers = talk.papers.filter(({ standing }) => standing !== "RETURNED");
  return (
    <>
      {mayAct(role, "answer-condition") ? (
        <ActButton
          uuid={uuid}
          act="answer-condition"
          values={{ text: "", writtenIn }}
          required={["text"]}
          send={({ text, writtenIn: spoken }) => ({ condition, text, writtenIn: spoken })}
          renderFields={(control) => (
            <>
              <WrittenIn control={control} reads={reads} />
              <TextAreaField control={control} name="text" label={t.message} rows={3} maxLength={500} />
            </>
          )}
        />
      ) : null}
      {mayReturn && mayAct(role, "return-papers") ? (
        <ActButton
          uuid={uuid}
          act="return-papers"
          values={{
            reason: "",
            writtenIn,
            ...Object.fromEntries(
              papers.map(({ documentUuid, standing }) => [nameOf(documentUuid), standing === "ACCEPTED"]),
            ),
          }}
          required={["reason"]}
          send={({ reason, writtenIn: spoken, ...ticked }) => ({
            condition,
            reason,
            writtenIn: spoken,
            accepted: papers.flatMap(({ documentUuid }) => (ticked[nameOf(documentUuid)] ? [documentUuid] : [])),
          })}
          renderFields={(control) => (
            <>
              {papers.length > 1
                ? papers.map(({ documentUuid, name, at }, index) => (
                    <CheckboxField key={documentUuid} control={control} name={nameOf(documentUuid)}>
                      <bdi>{name ?? t.file(index + 1)}</bdi>
                      {t.accepts(`${shortDay(at)}, ${time(at)}`)}
                    </CheckboxField>
                  ))
                : null}
              <WrittenIn control={control} reads={reads} />
              <TextAreaField control={control} name="reason" label={acts.reason} rows={3} maxLength={500} />
            </>
          )}
        />
      ) : null}
    </>
  );
}
