import type { ReplyOf } from "@gable/contract/call.ts";
import { acknowledgeDocument } from "@gable/contract/calls/documents.ts";
import { type insurance, proveInsurance } from "@gable/contract/calls/insurance.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { documentsQuery } from "../../queries/documents.ts";
import { insuranceQuery } from "../../queries/insurance.ts";
import { useExplain } from "../../shell/use-explain.ts";
import {
  noPolicy,
  type Policy,
  PolicyFields,
  PolicyStanding,
  type PolicyValues,
  policyResolver,
} from "../insurance/parts/policy-form.tsx";
import { HoldPage } from "../parts/hold-page.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useUploads } from "../parts/use-uploads.ts";
import { DocumentsToRead } from "../start/parts/documents-to-read.tsx";
import { floodWords } from "./flood-cert.words.ts";

/** Row 21: the zone is not known yet; or the home is in a flood zone, where notice and policy come before any document. */
export function Screen() {
  const t = useText(floodWords);
  const { uuid } = useJourney();
  const papers = useQuery({ ...documentsQuery(uuid), refetchInterval: LOOK_EVERY_MS });
  const policy = useQuery({ ...insuranceQuery(uuid), refetchInterval: LOOK_EVERY_MS });
  if (papers.data === undefined) return <UntilLoaded title={t.loading} query={papers} />;
  if (policy.data === undefined) return <UntilLoaded title={t.loading} query={policy} />;
  const notice = papers.data.documents.findLast(({ type }) => type === "FLOOD_NOTICE");
  const { floodZone, floodNeeded, kind, state } = policy.data;
  if (notice && notice.acknowledgedAt === null) {
    return <NoticeToRead notice={notice} zone={floodZone ?? ""} onRead={papers.refetch} />;
  }
  if (floodNeeded && kind === "FLOOD" && state !== "ACCEPTED") {
    return <FloodPolicy asked={policy.data} onSent={policy.refetch} />;
  }
  // Until the status says so too: nothing is looked up any more.
  if (floodNeeded && state === "ACCEPTED")
    return <StepPage title={t.settled} lead={<output>{t.settledLead}</output>} drawing="document" />;
  return (
    <HoldPage
      title={t.title}
      lead={t.lead}
      drawing="house"
      steps={[
        { title: t.first, body: t.firstBody },
        { title: t.second, body: t.secondBody },
      ]}
    />
  );
}

const LOOK_EVERY_MS = 5000;

type Paper = Parameters<typeof DocumentsToRead>[0]["papers"][number];

function NoticeToRead({ notice, zone, onRead }: { notice: Paper; zone: string; onRead: () => Promise<unknown> }) {
  const t = useText(floodWords);
  const explain = useExplain();
  const command = useCommand(acknowledgeDocument);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isEarly, setEarly] = useState(false);
  const confirm = async () => {
    setEarly(notice.openedAt === null);
    if (notice.openedAt === null) return;
    setFailures(await command.send({ body: undefined, params: { document: notice.uuid } }));
    await onRead();
  };
  return (
    <StepPage title={t.notice} lead={t.noticeLead(zone)} drawing="document">
      <DocumentsToRead papers={[notice]} onRead={onRead} />
      <p>{t.noticeBody}</p>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      {isEarly && notice.openedAt === null ? <Notice tone="error" title={t.openFirst} /> : null}
      <Actions>
        <Button busy={command.isBusy} onClick={() => void confirm()}>
          {t.acknowledge}
        </Button>
      </Actions>
    </StepPage>
  );
}

type PolicyProps = { asked: ReplyOf<typeof insurance>; onSent: () => Promise<unknown> };

function FloodPolicy({ asked, onSent }: PolicyProps) {
  const t = useText(floodWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid } = useJourney();
  const command = useCommand(proveInsurance);
  const page = useUploads(uuid, "PROOF_OF_FLOOD_INSURANCE");
  const { hasPage = false, ...given } = asked.given ?? {};
  const form = useQuestionForm<PolicyValues, Policy>({
    defaultValues: { kind: "FLOOD", ...noPolicy, ...given },
    resolver: policyResolver,
  });
  const draft = useFormDraft("flood-insurance", form);
  async function send(policy: Policy) {
    const unsent = await page.sendChosen();
    if (unsent.length > 0) return unsent;
    const documentUuid = page.accepted();
    const failures = await command.send({ body: { ...policy, ...(documentUuid && { documentUuid }) } });
    await onSent();
    return failures;
  }
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={asked.state === "CHECKING" ? t.policyChecked : t.policy}
      lead={t.policyLead(f.dollars(asked.coverageNeeded))}
      drawing="house"
      submit={t.sendPolicy}
      why={<p>{t.policyWhy}</p>}
      after={<TextLink href={onHost(paths.insuranceRequirements(uuid))}>{t.requirements}</TextLink>}
    >
      <PolicyStanding {...asked} />
      <PolicyFields control={form.control} page={page} hasPage={hasPage} />
    </QuestionPage>
  );
}
