import { STUB_DAYS } from "@gable/domain/application/paper-age.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Gauge } from "@gable/ui/components/gauge/gauge.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { useHomeZone } from "../../journey/use-home-zone.ts";
import { conditionsQuery } from "../../queries/conditions.ts";
import { incomeQuery } from "../../queries/income.ts";
import { Redirect } from "../../shell/redirect.tsx";
import { AskedAgain, AskedFirst } from "../conditions/parts/asked-again.tsx";
import { ConditionUpload } from "../conditions/parts/condition-upload.tsx";
import { OwnConversation } from "../conditions/parts/own-conversation.tsx";
import { LookedAt } from "../conditions/parts/times-told.tsx";
import { DatedUpload } from "../parts/dated-upload.tsx";
import { GoodPaper } from "../parts/good-paper.tsx";
import { NotAskedAnyMore } from "../parts/not-asked-any-more.tsx";
import type { ExampleOf } from "../parts/paper-example.tsx";
import { PaperUpload } from "../parts/paper-upload.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useUploads } from "../parts/use-uploads.ts";
import { isUploaded, type UploadedSource, uploadedPapers } from "./parts/sources.ts";
import { paperWords, uploadWords } from "./upload.words.ts";

/** Papers that show income: which, how many, how fresh, and that a person reads them. */
export function Screen() {
  const { uuid } = useJourney();
  const { type = "" } = useParams();
  if (!isUploaded(type)) return <Redirect to={onHost(paths.incomeReview(uuid))} />;
  return type === "MANUAL_PAYSTUB" ? <PayStubs /> : <Upload source={type} />;
}

/** Stubs that show the income; or fresh ones that somebody asks for beside it, for which they are sent then. */
function PayStubs() {
  const words = useText(paperWords.MANUAL_PAYSTUB);
  const { uuid } = useJourney();
  const { data: standing } = useQuery(incomeQuery(uuid));
  const { data: open } = useQuery(conditionsQuery(uuid));
  const [search] = useSearchParams();
  const asked =
    standing?.payStubs === null
      ? open?.find(
          ({ categoryEnum, requestDocuments }) => requestDocuments && categoryEnum === "HELOC_MANUAL_PAYSTUB_UPLOAD",
        )
      : undefined;
  if (!asked && open && standing?.payStubs === null && search.has("condition"))
    return <NotAskedAnyMore all={onHost(paths.conditions(uuid))} />;
  if (!asked) return <Upload source="MANUAL_PAYSTUB" />;
  return (
    <StepPage title={words.title} lead={<AskedFirst condition={asked} otherwise={words.fresh} />} drawing="document">
      <AskedAgain condition={asked} />
      <ConditionUpload condition={asked} />
      <GoodPaper of="payStub" />
      <OwnConversation condition={asked} isUploadedHere />
    </StepPage>
  );
}

const examples: Partial<Record<UploadedSource, ExampleOf>> = { MANUAL_PAYSTUB: "payStub", TAX_RETURN: "taxReturn" };

function Upload({ source }: { source: UploadedSource }) {
  const t = useText(uploadWords);
  const words = useText(paperWords[source]);
  const { uuid } = useJourney();
  const zone = useHomeZone();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery(incomeQuery(uuid));
  const { document, wanted: usual } = uploadedPapers[source];
  const uploads = useUploads(uuid, document);
  const acceptedHere = uploads.files.filter(({ state }) => state.step === "accepted").length;
  useEffect(() => {
    if (acceptedHere > 0) void queries.invalidateQueries({ queryKey: incomeQuery(uuid).queryKey });
  }, [acceptedHere, queries, uuid]);
  const { data } = query;
  if (data === undefined) return <UntilLoaded title={words.title} query={query} />;
  const asked = source === "MANUAL_PAYSTUB" ? data.payStubs : null;
  const wanted = asked?.wanted ?? usual;
  const given = Math.max(
    data.sources.filter((shown) => shown.source === source && shown.state !== "UNUSABLE").length,
    acceptedHere,
  );
  const isEnough = given >= wanted;
  const example = examples[source];
  const hub = onHost(paths.incomeReview(uuid));
  return (
    <StepPage title={words.title} lead={asked ? t.unread : words.lead} drawing="document">
      <Gauge
        parts={[
          {
            label: t.given,
            figure: t.of(Math.min(given, wanted), wanted),
            share: Math.min(1, given / wanted),
            tone: "accent",
          },
          {
            label: t.missing,
            figure: String(Math.max(0, wanted - given)),
            share: Math.max(0, 1 - given / wanted),
            tone: "rest",
          },
        ]}
      />
      {isEnough ? (
        <Notice tone="success" title={t.enough}>
          {t.enoughBody}
        </Notice>
      ) : null}
      {source === "MANUAL_PAYSTUB" ? (
        <DatedUpload uploads={uploads} label={words.field} hint={t.hint} mostDaysOld={STUB_DAYS} />
      ) : (
        <PaperUpload uploads={uploads} label={words.field} hint={t.hint} />
      )}
      {example === undefined ? null : <GoodPaper of={example} />}
      <section className="stack">
        <h2>{t.what}</h2>
        <NumberedList
          plain
          steps={[
            { title: t.fresh, body: words.fresh },
            { title: t.whole, body: words.whole },
            { title: t.open, body: t.openBody },
          ]}
        />
      </section>
      {source === "MANUAL_PAYSTUB" ? (
        <p>
          {t.form} <TextLink href={onHost(paths.incomeUpload(uuid, "W2"))}>{t.sendForm}</TextLink>
        </p>
      ) : null}
      <Actions>
        {isEnough ? <Button onClick={() => void navigate(hub)}>{t.done}</Button> : null}
        {source === "W2" ? (
          <TextLink href={onHost(paths.incomeUpload(uuid, "MANUAL_PAYSTUB"))}>{t.toStubs}</TextLink>
        ) : (
          <TextLink href={hub}>{t.other}</TextLink>
        )}
      </Actions>
      <Note icon="clock">
        {t.person} <LookedAt condition={data.reading} zone={zone} />
      </Note>
    </StepPage>
  );
}
