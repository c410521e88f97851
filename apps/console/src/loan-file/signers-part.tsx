import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { actsWords } from "./acts.words.ts";
import { comparedWords } from "./compared.words.ts";
import { ComparedTable } from "./compared-table.tsx";
import { useInWords } from "./in-words.ts";
import { OwnAccount } from "./own-account.tsx";
import { ListEntries } from "./review-facts.tsx";
import type { Signer } from "./signer.ts";
import { SignerActs } from "./signer-acts.tsx";
import { SignerRequests } from "./signer-requests.tsx";
import { quietWords, signersWords, troubleWords } from "./signers.words.ts";

/** Who else must sign, how far each of them is, and what a person at the lender does about it. */
export function SignersPart({ file }: { file: LoanFileView }) {
  const t = useText(signersWords);
  if (file.signers.length === 0) return null;
  return (
    <section>
      <SectionHead title={t.title} aside={file.signers.length} />
      <ul className="file-acts">
        {file.signers.map((signer) => (
          <li key={signer.uuid}>
            <SignerStanding signer={signer} />
            <SignerRequests file={file} signer={signer} />
            {file.standing === "ACTIVE" ? (
              <SignerActs uuid={file.uuid} signer={signer} notSecond={file.notSecond} />
            ) : null}
            <OwnAccount uuid={file.uuid} signer={signer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who it is, how far they are, and what stands in their way. */
function SignerStanding({ signer }: { signer: Signer }) {
  const t = useText(signersWords);
  const acts = useText(actsWords);
  const compared = useText(comparedWords);
  const inWords = useInWords();
  const language = useLanguage();
  const { shortDay, moment } = useFormats();
  const { name, relation, contact, state, since, trouble, quiet, identityReviewSince, identityCompared, listed } =
    signer;
  return (
    <>
      <h3>{name}</h3>
      <p className="small quiet">
        {inWords(relation)} {contact === "" ? t.noContact : contact}{" "}
        <Tag tone={state === "DECLINED" || identityReviewSince !== null ? "warning" : "quiet"} icon="clock">
          {since === null ? inWords(state) : `${inWords(state)}, ${shortDay(since)}`}
        </Tag>
      </p>
      {trouble ? (
        <Notice tone="warning" title={troubleWords[trouble.reason][language]}>
          <p>{t.call(shortDay(trouble.at), moment(trouble.callBy))}</p>
        </Notice>
      ) : null}
      {quiet ? (
        <Notice tone="warning" title={quietWords[quiet.part][language]}>
          <p>{t.callThem(moment(quiet.callBy))}</p>
        </Notice>
      ) : null}
      {identityCompared.length > 0 ? (
        <ComparedTable caption={compared.identity} rows={identityCompared} found={compared.inDocument} />
      ) : null}
      {listed ? (
        <Notice tone="warning" title={t.listed}>
          <ListEntries listed={listed} />
          <p>{listed.match ? acts.matchFound(listed.match.by, listed.match.note) : t.compare(shortDay(listed.at))}</p>
        </Notice>
      ) : null}
    </>
  );
}
