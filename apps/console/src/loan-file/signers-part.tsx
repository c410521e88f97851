import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { signerCategories } from "@gable/domain/signers/signer-conditions.ts";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AskedCheck } from "./asked-check.tsx";
import { ConditionTalk, TalkActs } from "./condition-talk.tsx";
import { useInWords } from "./in-words.ts";
import { ListEntries } from "./review-facts.tsx";
import { JudgeButton } from "./judge-button.tsx";
import { signersWords, troubleWords } from "./signers.words.ts";

type Signer = LoanFileView["signers"][number];

/** Who else must sign, how far each of them is, and what a person at the lender does about it. */
export function SignersPart({ file }: { file: LoanFileView }) {
  const t = useText(signersWords);
  if (file.signers.length === 0) return null;
  return (
    <section>
      <SectionHead title={t.title} aside={file.signers.length} />
      <ul className="file-acts">
        {file.signers.map((signer) => (
          <OneSigner key={signer.uuid} uuid={file.uuid} signer={signer} isOpen={file.standing === "ACTIVE"} />
        ))}
      </ul>
    </section>
  );
}

function OneSigner({ uuid, signer, isOpen }: { uuid: string; signer: Signer; isOpen: boolean }) {
  const t = useText(signersWords);
  const inWords = useInWords();
  const acts = useText(actsWords);
  const language = useLanguage();
  const { shortDay } = useFormats();
  const { role, identityUuid } = useMe();
  const {
    name,
    relation,
    contact,
    state,
    since,
    trouble,
    identityReviewSince,
    asked,
    listed,
    asksBirthDate,
    isOnPaper,
    mayGoOnPaper,
  } = signer;
  const ofThis = { signer: signer.uuid };
  return (
    <li>
      <h3>{name}</h3>
      <p className="small quiet">
        {inWords(relation)} {contact === "" ? t.noContact : contact}{" "}
        <Tag tone={state === "DECLINED" || identityReviewSince !== null ? "warning" : "quiet"} icon="clock">
          {since === null ? inWords(state) : `${inWords(state)}, ${shortDay(since)}`}
        </Tag>
      </p>
      {trouble ? (
        <Notice tone="warning" title={troubleWords[trouble.reason][language]}>
          <p>{t.call(shortDay(trouble.at))}</p>
        </Notice>
      ) : null}
      {listed ? (
        <Notice tone="warning" title={t.listed}>
          <ListEntries listed={listed} />
          <p>{listed.match ? acts.matchFound(listed.match.by, listed.match.note) : t.compare(shortDay(listed.at))}</p>
        </Notice>
      ) : null}
      <ul className="file-acts">
        {asked.map((request) => (
          <li key={request.uuid}>
            <p>{request.comments}</p>
            <p className="small quiet">
              {inWords(request.category)}. {acts.asked} {shortDay(request.created)}{" "}
              <Tag tone={request.isTheirMove ? "quiet" : "warning"} icon="clock">
                {request.isTheirMove ? t.theirMove : acts.staff}
              </Tag>
            </p>
            <AskedCheck check={request.check} />
            <ConditionTalk talk={request.talk} />
            <div className="file-act-row">
              {mayAct(role, "clear-condition") ? (
                <ActButton uuid={uuid} act="clear-condition" send={() => ({ condition: request.uuid })} />
              ) : null}
              <TalkActs uuid={uuid} condition={request.uuid} talk={request.talk} mayReturn={!request.isTheirMove} />
            </div>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div className="file-act-row">
          {identityReviewSince !== null && mayAct(role, "accept-signer-identity") ? (
            <>
              <JudgeButton uuid={uuid} act="accept-signer-identity" since={identityReviewSince} {...ofThis} />
              <ActButton
                uuid={uuid}
                act="ask-signer-identity-again"
                values={{ reason: "" }}
                required={["reason"]}
                send={({ reason }) => ({ ...ofThis, reason })}
                renderFields={(control) => (
                  <TextAreaField control={control} name="reason" label={acts.reason} rows={3} maxLength={500} />
                )}
              />
            </>
          ) : null}
          {listed && mayAct(role, "clear-signer-watchlist") ? (
            <>
              <JudgeButton uuid={uuid} act="clear-signer-watchlist" since={listed.at} {...ofThis} />
              {listed.match === null ? (
                <ActButton
                  uuid={uuid}
                  act="find-signer-watchlist-match"
                  kind="danger"
                  values={{ reason: "" }}
                  required={["reason"]}
                  send={({ reason }) => ({ ...ofThis, reason })}
                  renderFields={(control) => (
                    <TextAreaField control={control} name="reason" label={acts.matchNote} rows={3} maxLength={500} />
                  )}
                />
              ) : listed.match.byUuid === identityUuid ? null : (
                <AgreeToMatch uuid={uuid} signer={signer.uuid} match={listed.match} />
              )}
            </>
          ) : null}
          {trouble && mayAct(role, "settle-signer-trouble") ? (
            <JudgeButton uuid={uuid} act="settle-signer-trouble" since={trouble.at} {...ofThis} />
          ) : null}
          {mayGoOnPaper && mayAct(role, "take-signer-to-paper") ? (
            <ActButton
              uuid={uuid}
              act="take-signer-to-paper"
              {...(isOnPaper && { label: t.paperAgain })}
              values={{ birthDate: "", mailTo: "", reason: "" }}
              required={asksBirthDate ? ["birthDate", "reason"] : ["reason"]}
              send={({ birthDate, mailTo, reason }) => ({
                ...ofThis,
                reason,
                ...(birthDate !== "" && { birthDate }),
                ...(mailTo !== "" && { mailTo }),
              })}
              renderFields={(control) => (
                <>
                  {asksBirthDate ? (
                    <DateFields control={control} name="birthDate" label={t.bornOn} hint={t.bornHint} />
                  ) : null}
                  <TextField control={control} name="mailTo" label={t.mailTo} hint={t.mailToHint} optional />
                  <TextAreaField control={control} name="reason" label={t.paperWhy} rows={3} maxLength={500} />
                </>
              )}
            />
          ) : null}
          {mayAct(role, "ask-signer") ? (
            <ActButton
              uuid={uuid}
              act="ask-signer"
              values={{ categoryEnum: "GENERIC_DOCUMENT_REQUEST", comments: "", documents: "1" }}
              required={["comments"]}
              send={({ categoryEnum, comments, documents }) => ({
                ...ofThis,
                categoryEnum,
                comments,
                documents: Number(documents),
                priorTo: "funding",
              })}
              renderFields={(control) => (
                <>
                  <SelectField
                    control={control}
                    name="categoryEnum"
                    label={acts.category}
                    options={signerCategories.map((value) => ({ value, label: inWords(value) }))}
                  />
                  <TextAreaField control={control} name="comments" label={acts.comments} rows={3} maxLength={500} />
                  <SelectField
                    control={control}
                    name="documents"
                    label={acts.documents}
                    options={["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }))}
                  />
                </>
              )}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

type Match = NonNullable<NonNullable<Signer["listed"]>["match"]>;

/** What a colleague found is read once more in the question, and named by when they found it. */
function AgreeToMatch({ uuid, signer, match }: { uuid: string; signer: string; match: Match }) {
  const acts = useText(actsWords);
  return (
    <ActButton
      uuid={uuid}
      act="agree-to-signer-watchlist-match"
      kind="danger"
      send={() => ({ signer, foundAt: match.at })}
      renderFields={() => <p>{acts.matchFound(match.by, match.note)}</p>}
    />
  );
}
