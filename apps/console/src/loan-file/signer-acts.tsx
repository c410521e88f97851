import { signerCategories } from "@gable/domain/signers/signer-categories.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { ActWithReason } from "./act-with-reason.tsx";
import { actsWords } from "./acts.words.ts";
import { AsSecond, hasFirstGone, type NotSecond } from "./as-second.tsx";
import { useInWords } from "./in-words.ts";
import { JudgeButton } from "./judge-button.tsx";
import { PapersWanted } from "./papers-wanted.tsx";
import type { Signer } from "./signer.ts";
import { signersWords } from "./signers.words.ts";
import { WrittenIn } from "./written-in.tsx";

interface OfSigner {
  readonly uuid: string;
  readonly signer: Signer;
}

/** What a colleague of this role may do about somebody who signs beside the borrower. */
export function SignerActs({ uuid, signer, notSecond }: OfSigner & { notSecond: NotSecond }) {
  const { role } = useMe();
  const { identityReviewSince, listed, trouble, quiet } = signer;
  const toCall = trouble ?? quiet;
  return (
    <div className="file-act-row">
      {identityReviewSince !== null && mayAct(role, "accept-signer-identity") ? (
        <JudgeIdentity uuid={uuid} signer={signer} since={identityReviewSince} />
      ) : null}
      {listed && mayAct(role, "clear-signer-watchlist") ? (
        <JudgeListed uuid={uuid} signer={signer} listed={listed} notSecond={notSecond} />
      ) : null}
      {toCall && mayAct(role, "settle-signer-trouble") ? (
        <JudgeButton uuid={uuid} act="settle-signer-trouble" since={toCall.at} signer={signer.uuid} />
      ) : null}
      {signer.mayGoOnPaper && mayAct(role, "take-signer-to-paper") ? <TakeToPaper uuid={uuid} signer={signer} /> : null}
      {mayAct(role, "ask-signer") ? <AskSigner uuid={uuid} signer={signer} /> : null}
    </div>
  );
}

function JudgeIdentity({ uuid, signer, since }: OfSigner & { since: string }) {
  const t = useText(signersWords);
  return (
    <>
      <JudgeButton uuid={uuid} act="accept-signer-identity" since={since} signer={signer.uuid} />
      <ActWithReason
        uuid={uuid}
        act="ask-signer-identity-again"
        reads={signer.language}
        about={{ signer: signer.uuid }}
        label={t.reasonRead}
      />
    </>
  );
}

type Listed = NonNullable<Signer["listed"]>;

/** A list that names them is cleared by one colleague; that it is them, two have to find. */
function JudgeListed({ uuid, signer, listed, notSecond }: OfSigner & { listed: Listed; notSecond: NotSecond }) {
  const acts = useText(actsWords);
  const { match } = listed;
  return (
    <>
      <JudgeButton uuid={uuid} act="clear-signer-watchlist" since={listed.at} signer={signer.uuid} />
      {match === null || hasFirstGone(notSecond, match.byUuid) ? (
        <ActButton
          uuid={uuid}
          act="find-signer-watchlist-match"
          kind="danger"
          values={{ reason: "" }}
          required={["reason"]}
          send={({ reason }) => ({ signer: signer.uuid, reason })}
          renderFields={(control) => (
            <TextAreaField control={control} name="reason" label={acts.matchNote} rows={3} maxLength={500} />
          )}
        />
      ) : (
        <AsSecond notSecond={notSecond} by={match.byUuid} act="agree-to-signer-watchlist-match">
          <ActButton
            uuid={uuid}
            act="agree-to-signer-watchlist-match"
            kind="danger"
            // What the colleague found is read once more in the question, and named by when they found it.
            send={() => ({ signer: signer.uuid, foundAt: match.at })}
            renderFields={() => <p>{acts.matchFound(match.by, match.note)}</p>}
          />
        </AsSecond>
      )}
    </>
  );
}

function TakeToPaper({ uuid, signer }: OfSigner) {
  const t = useText(signersWords);
  const { asksBirthDate, isOnPaper } = signer;
  return (
    <ActButton
      uuid={uuid}
      act="take-signer-to-paper"
      {...(isOnPaper && { label: t.paperAgain })}
      values={{ birthDate: "", mailTo: "", reason: "" }}
      required={asksBirthDate ? ["birthDate", "reason"] : ["reason"]}
      send={({ birthDate, mailTo, reason }) => ({
        signer: signer.uuid,
        reason,
        ...(birthDate !== "" && { birthDate }),
        ...(mailTo !== "" && { mailTo }),
      })}
      renderFields={(control) => (
        <>
          {asksBirthDate ? <DateFields control={control} name="birthDate" label={t.bornOn} hint={t.bornHint} /> : null}
          <TextField control={control} name="mailTo" label={t.mailTo} hint={t.mailToHint} optional />
          <TextAreaField control={control} name="reason" label={t.paperWhy} rows={3} maxLength={500} />
        </>
      )}
    />
  );
}

function AskSigner({ uuid, signer }: OfSigner) {
  const writtenIn = useLanguage();
  const acts = useText(actsWords);
  const inWords = useInWords();
  return (
    <ActButton
      uuid={uuid}
      act="ask-signer"
      values={{ categoryEnum: "GENERIC_DOCUMENT_REQUEST", comments: "", documents: "1", writtenIn }}
      required={["comments"]}
      send={({ categoryEnum, comments, documents, writtenIn: spoken }) => ({
        signer: signer.uuid,
        categoryEnum,
        comments,
        writtenIn: spoken,
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
          <WrittenIn control={control} reads={signer.language} />
          <TextAreaField control={control} name="comments" label={acts.comments} rows={3} maxLength={500} />
          <PapersWanted control={control} fewest={1} />
        </>
      )}
    />
  );
}
