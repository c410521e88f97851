import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import type { Language } from "@gable/domain/language.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AsSecond } from "./as-second.tsx";
import { AskedCheck } from "./asked-check.tsx";
import { ConditionTalk, TalkActs } from "./condition-talk.tsx";
import { hasEnded } from "./has-ended.ts";
import { useInWords } from "./in-words.ts";
import { InquiriesSaid } from "./inquiries-said.tsx";
import { PapersWanted } from "./papers-wanted.tsx";
import { ReasonField } from "./reason-field.tsx";
import { WrittenIn } from "./written-in.tsx";

type Condition = LoanFileView["conditions"][number];

const gates = { documents: "closing", funding: "funding" } as const;

/** What is asked for beyond the plan: raise it, accept it, send it back, or waive it with a colleague. */
export function ConditionsPart({ file }: { file: LoanFileView }) {
  const t = useText(actsWords);
  const { role } = useMe();
  const isOpen = file.standing === "ACTIVE";
  return (
    <section>
      <SectionHead title={t.conditions} aside={file.conditions.length || null} />
      {file.conditions.length === 0 ? <p className="small quiet">{t.noConditions}</p> : null}
      <ul className="file-acts">
        {file.conditions.map((condition) => (
          <OneCondition key={condition.uuid} file={file} condition={condition} />
        ))}
      </ul>
      {isOpen && mayAct(role, "raise-condition") ? <Raise uuid={file.uuid} reads={file.person.language} /> : null}
    </section>
  );
}

function OneCondition({ file, condition }: { file: LoanFileView; condition: Condition }) {
  const t = useText(actsWords);
  const inWords = useInWords();
  const { shortDay } = useFormats();
  const { waiver, waiverRefused } = condition;
  const isOver = hasEnded(file);
  const { identityUuid } = useMe();
  return (
    <li>
      <h3>{inWords(condition.category)}</h3>
      <p>{condition.comments ?? t.namesCredit}</p>
      <p className="small quiet">
        {condition.isHandedOver ? t.bySigner : t.asked} {shortDay(condition.created)}.{" "}
        {condition.priorTo === null ? null : `${t.priorTo} ${t[gates[condition.priorTo]].toLowerCase()}. `}
        {isOver ? null : (
          <Tag
            tone={condition.move === "staff" ? "warning" : "quiet"}
            icon={condition.move === "staff" ? "clock" : "calendar"}
          >
            {t[condition.move]}
          </Tag>
        )}
      </p>
      <AskedCheck check={condition.check} />
      <InquiriesSaid uuid={condition.uuid} said={condition.inquiries} />
      <ConditionTalk talk={condition.talk} />
      {waiver ? (
        <p className="small">
          {t.waiverAsked(waiver.by, waiver.reason)} {waiver.byUuid === identityUuid ? t.waiverYours : null}
        </p>
      ) : null}
      {waiverRefused ? <p className="small">{t.waiverRefused(waiverRefused.by, waiverRefused.reason)}</p> : null}
      {isOver ? null : <ActsOnCondition file={file} condition={condition} />}
    </li>
  );
}

type ActsProps = { file: LoanFileView; condition: Condition };

function ActsOnCondition({ file: { uuid, notSecond, person }, condition }: ActsProps) {
  const t = useText(actsWords);
  const { role } = useMe();
  const { waiver } = condition;
  const ofThis = { condition: condition.uuid };
  return (
    <div className="file-act-row">
      {condition.asksReserves && mayAct(role, "record-reserves") ? (
        <ActButton
          uuid={uuid}
          act="record-reserves"
          kind="primary"
          values={{ amount: null }}
          required={["amount"]}
          send={({ amount }) => ({ amount })}
          renderFields={(control) => <MoneyField control={control} name="amount" label={t.reserves} />}
        />
      ) : null}
      {condition.isRaised && !condition.asksReserves && mayAct(role, "clear-condition") ? (
        <ActButton uuid={uuid} act="clear-condition" send={() => ofThis} />
      ) : null}
      <TalkActs
        uuid={uuid}
        condition={condition.uuid}
        talk={condition.talk}
        mayReturn={condition.move === "staff"}
        reads={person.language}
      />
      {condition.mayWaive && !waiver && mayAct(role, "request-waiver") ? (
        <ActButton
          uuid={uuid}
          act="request-waiver"
          values={{ reason: "" }}
          required={["reason"]}
          send={({ reason }) => ({ ...ofThis, reason })}
          renderFields={(control) => <ReasonField control={control} label={t.reasonColleague} />}
        />
      ) : null}
      {waiver ? (
        <AsSecond notSecond={notSecond} by={waiver.byUuid} act="approve-waiver">
          <ActButton
            uuid={uuid}
            act="approve-waiver"
            kind="primary"
            send={() => ({ ...ofThis, askedAt: waiver.at })}
            renderFields={() => <p>{t.waiverAsked(waiver.by, waiver.reason)}</p>}
          />
        </AsSecond>
      ) : null}
      {waiver && mayAct(role, "refuse-waiver") ? (
        <ActButton
          uuid={uuid}
          act="refuse-waiver"
          values={{ reason: "" }}
          required={["reason"]}
          send={({ reason }) => ({ ...ofThis, askedAt: waiver.at, reason })}
          renderFields={(control) => <ReasonField control={control} label={t.reasonColleague} />}
        />
      ) : null}
    </div>
  );
}

function Raise({ uuid, reads }: { uuid: string; reads: Language }) {
  const writtenIn = useLanguage();
  const t = useText(actsWords);
  const inWords = useInWords();
  return (
    <div className="file-act-row">
      <ActButton
        uuid={uuid}
        act="raise-condition"
        values={{
          categoryEnum: "GENERIC_DOCUMENT_REQUEST",
          comments: "",
          documents: "1",
          priorTo: "documents",
          writtenIn,
        }}
        required={["categoryEnum", "comments"]}
        send={({ categoryEnum, comments, documents, priorTo, writtenIn: spoken }) => ({
          categoryEnum,
          comments,
          documents: Number(documents),
          priorTo,
          writtenIn: spoken,
        })}
        renderFields={(control) => (
          <>
            <SelectField
              control={control}
              name="categoryEnum"
              label={t.category}
              options={ConditionCategory.options.map((value) => ({ value, label: inWords(value) }))}
            />
            <WrittenIn control={control} reads={reads} />
            <TextAreaField control={control} name="comments" label={t.comments} rows={3} maxLength={500} />
            <PapersWanted control={control} fewest={0} />
            <SelectField
              control={control}
              name="priorTo"
              label={t.priorTo}
              options={[
                { value: "documents", label: t.closing },
                { value: "funding", label: t.funding },
              ]}
            />
          </>
        )}
      />
    </div>
  );
}
