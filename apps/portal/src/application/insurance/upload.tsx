import type { ReplyOf } from "@gable/contract/call.ts";
import { type insurance, proveInsurance } from "@gable/contract/calls/insurance.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions } from "@gable/ui/components/button/button.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { insuranceQuery } from "../../queries/insurance.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { CopyText } from "../parts/copy-text.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useUploads } from "../parts/use-uploads.ts";
import { insuranceWords } from "./insurance.words.ts";
import {
  noPolicy,
  type Policy,
  PolicyFields,
  PolicyStanding,
  type PolicyValues,
  policyResolver,
} from "./parts/policy-form.tsx";

/** Row 25: the policy, its declarations page, and the words that the insurer has to put in. */
export function Screen() {
  const t = useText(insuranceWords);
  const { uuid } = useJourney();
  const query = useQuery(insuranceQuery(uuid));
  const { data, refetch } = query;
  if (data === undefined) return <UntilLoaded title={t.question} query={query} />;
  return <AskPolicy asked={data} refetch={refetch} />;
}

type AskProps = { asked: ReplyOf<typeof insurance>; refetch: () => Promise<unknown> };

/** What was given before stands in the form: whoever has to change one thing types one thing. */
function AskPolicy({ asked: data, refetch }: AskProps) {
  const t = useText(insuranceWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid } = useJourney();
  const command = useCommand(proveInsurance);
  const { hasPage = false, ...given } = data.given ?? {};
  const form = useQuestionForm<PolicyValues, Policy>({
    defaultValues: { kind: data.kind, ...noPolicy, ...given },
    resolver: policyResolver,
  });
  const draft = useFormDraft("insurance", form);
  const kind = useWatch({ control: form.control, name: "kind" });
  const page = useUploads(uuid, kind === "FLOOD" ? "PROOF_OF_FLOOD_INSURANCE" : "PROOF_OF_HAZARD_INSURANCE");

  async function send(policy: Policy) {
    const unsent = await page.sendChosen();
    if (unsent.length > 0) return unsent;
    const documentUuid = page.accepted();
    const failures = await command.send({ body: { ...policy, ...(documentUuid && { documentUuid }) } });
    if (failures.length === 0) await refetch();
    return failures;
  }

  const { control } = form;
  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={t.question}
      lead={t.lead(f.dollars(data.coverageNeeded))}
      submit={t.go}
      why={<p>{t.why}</p>}
      after={
        <section className="stack">
          <h2>{t.payee}</h2>
          <p>{t.payeeBody}</p>
          <CopyText text={data.lossPayee} label={t.copy} />
          <Actions>
            <TextLink href={mailTo(t.agentSubject, t.agentBody(f.dollars(data.coverageNeeded), data.lossPayee))}>
              {t.agent}
            </TextLink>
            <TextLink href={onHost(paths.insuranceRequirements(uuid))}>{t.requirements}</TextLink>
          </Actions>
        </section>
      }
    >
      <PolicyStanding {...data} />
      {data.floodNeeded ? (
        <RadioField
          control={control}
          name="kind"
          label={t.kind}
          kind="segments"
          choices={[
            { value: "HAZARD", label: t.HAZARD },
            { value: "FLOOD", label: t.FLOOD },
          ]}
        />
      ) : null}
      <PolicyFields control={control} page={page} hasPage={hasPage && kind === data.kind} />
    </QuestionPage>
  );
}

/** A letter to whoever the borrower has as an agent, in the program that they write mail with. */
const mailTo = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
