import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { NumberedList } from "@gable/ui/components/numbered-list/numbered-list.tsx";
import { CheckboxField } from "@gable/ui/forms/checkbox-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useJourney } from "../../journey/journey.tsx";
import { incomeQuery } from "../../queries/income.ts";
import { ConsentRevocation, ConsentText, useConsentGiven } from "../../shell/consent-text.tsx";
import { failuresOf } from "../../shell/failures-of.ts";
import { Redirect } from "../../shell/redirect.tsx";
import { useExplain } from "../../shell/use-explain.ts";
import { visitIncomeSource } from "../parts/visit.ts";
import { linkWords, sourceWords } from "./link.words.ts";
import { isLinkable, type LinkableSource, linkConsents } from "./parts/sources.ts";
import { useReason } from "./parts/use-reason.ts";
import { lastFailure, wayOf } from "./parts/ways.ts";

/** One way to show income on a vendor's own page: what is read there, what is not, and the way to it. */
export function Screen() {
  const { uuid } = useJourney();
  const { type = "" } = useParams();
  // An address that names no source that can be opened leads to the ones that can.
  return isLinkable(type) ? <Link source={type} /> : <Redirect to={onHost(paths.incomeReview(uuid))} />;
}

function Link({ source }: { source: LinkableSource }) {
  const t = useText(linkWords);
  const offered = wayOf(source);
  const words = useText(sourceWords[offered]);
  const explain = useExplain();
  const given = useConsentGiven();
  const reason = useReason();
  const { uuid } = useJourney();
  const { data } = useQuery(incomeQuery(uuid));
  const form = useQuestionForm({ defaultValues: { consent: false } });
  const consent = linkConsents[source];
  const isOffered = data === undefined || data.methods.some((method) => method.source === offered);
  const failed = data && lastFailure(data.sources, source);

  async function leave({ consent: agreed }: { consent: boolean }) {
    if (!agreed) return [{ name: "consent", message: "consent-required" }];
    try {
      await visitIncomeSource(uuid, source, given(consent));
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  }

  // The lender offers other ways for this kind of work.
  if (!isOffered) return <Redirect to={onHost(paths.incomeReview(uuid))} />;
  return (
    <QuestionPage
      form={form}
      onSubmit={leave}
      explain={explain}
      question={words.title}
      lead={words.lead}
      drawing="key"
      submit={t.go}
      back={onHost(paths.incomeReview(uuid))}
    >
      {failed ? (
        <Notice tone="warning" title={t.before}>
          {reason(failed.reason ?? "other")}
        </Notice>
      ) : null}
      <NumberedList
        heading="h2"
        plain
        steps={[
          { title: t.read, body: words.read },
          { title: t.notRead, body: t.notReadBody },
          { title: t.long, body: words.long },
        ]}
      />
      <CheckboxField control={form.control} name="consent">
        <ConsentText type={consent} /> <ConsentRevocation type={consent} />
      </CheckboxField>
    </QuestionPage>
  );
}
