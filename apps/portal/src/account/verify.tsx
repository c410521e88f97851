import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { sha256Of } from "@gable/ui/storage/sha256-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { type Verified, verificationQuery } from "../queries/documents.ts";
import { companyInfo, organisation } from "../session/organisation.ts";
import { verifyWords } from "./verify.words.ts";

const RULE = { accept: ".pdf,application/pdf", largestBytes: 50 * 1024 * 1024 };
const HASH = /^[0-9a-f]{64}$/;

/** For anybody who was given a document: is it ours, and is it as we sealed it? */
export function Screen() {
  const t = useText(verifyWords);
  const navigate = useNavigate();
  const { sha256 = "" } = useParams();
  const { companyName } = organisation().orgMetaData.other.footerData;
  const [isUnreadable, setUnreadable] = useState(false);
  const hash = sha256.toLowerCase();
  const fingerprint = async ([file]: readonly File[]) => {
    setUnreadable(false);
    try {
      if (file) void navigate(`${siteRoutes.verify}/${await sha256Of(await file.arrayBuffer())}`);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <StepPage title={t.title} lead={t.lead(companyName)} drawing="document">
      <UploadField
        label={t.file}
        rule={RULE}
        files={[]}
        error={isUnreadable ? t.unreadable : undefined}
        onAdd={(files) => void fingerprint(files)}
        onRemove={() => undefined}
        onRetry={() => undefined}
        most={1}
      />
      <div aria-live="polite" className="stack">
        {HASH.test(hash) ? <Verdict sha256={hash} /> : null}
      </div>
      <Note icon="lock">{t.privacy}</Note>
    </StepPage>
  );
}

function Verdict({ sha256 }: { sha256: string }) {
  const t = useText(verifyWords);
  const { companyName } = organisation().orgMetaData.other.footerData;
  const { data, isError, refetch } = useQuery(verificationQuery(sha256));
  if (isError)
    return <ErrorState title={t.failed} actions={<Button onClick={() => void refetch()}>{t.again}</Button>} />;
  if (data === undefined) return <Skeleton kind="rows" label={t.checking} />;
  return (
    <>
      {data.document ? (
        <>
          <Notice tone="success" title={t.known(companyName)}>
            {data.document.isLatest ? null : <p>{t.newer}</p>}
          </Notice>
          <SealFacts document={data.document} />
        </>
      ) : (
        <Notice tone="warning" title={t.unknown}>
          <p>{t.unknownBody(companyInfo().phoneFormatted)}</p>
        </Notice>
      )}
      <p className="small">
        {t.fingerprint}: <code className="fingerprint">{sha256}</code>
      </p>
    </>
  );
}

function SealFacts({ document }: { document: NonNullable<Verified["document"]> }) {
  const t = useText(verifyWords);
  const f = useFormats();
  const { title, language, pages, writtenOn, state, stateOn, sealedBy } = document;
  return (
    <Facts
      facts={[
        { label: t.kind, value: <span lang={language ?? undefined}>{title}</span> },
        ...(pages === null ? [] : [{ label: t.pages, value: String(pages) }]),
        { label: t.written, value: f.dayWithYear(writtenOn) },
        { label: t.state, value: `${t[state]}, ${f.dayWithYear(stateOn)}` },
        { label: t.seal, value: sealedBy ?? t.none },
      ]}
    />
  );
}
