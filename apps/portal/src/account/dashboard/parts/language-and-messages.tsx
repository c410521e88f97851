import { isOn, SESSION_REPLAY_FLAG } from "@gable/domain/experiments/features.ts";
import { Choices } from "@gable/ui/components/choice/choice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useChooseLanguage } from "@gable/ui/language/chosen-language.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { identityQuery } from "../../../queries/identity.ts";
import { preferencesQuery, savePreferencesMutation } from "../../../queries/identity-settings.ts";
import { useFeatures } from "../../../session/use-features.ts";
import { Pending } from "../../../shell/pending.tsx";
import { asksNotToBeTracked, countsVisits } from "../../../shell/telemetry/consent.ts";
import { useWhyNot } from "../../../shell/use-why-not.ts";
import { countingWords } from "../../parts/counting-here.words.ts";
import { Switch } from "../../parts/switch.tsx";
import { MessageTopics } from "./message-topics.tsx";
import { messagesWords } from "./settings-parts.words.ts";

/** In which language the lender writes, when it does, and whether visits are counted. Each change is kept at once. */
export function LanguageAndMessages({ signs }: { signs: boolean }) {
  const t = useText(messagesWords);
  const counting = useText(countingWords);
  const id = useId();
  const queries = useQueryClient();
  const showToast = useToast();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const asked = useQuery(preferencesQuery());
  const known = asked.data;
  const features = useFeatures();
  const sayWhyNot = useWhyNot();
  const { mutate } = useMutation({
    ...savePreferencesMutation(),
    // What was chosen stands at once, whatever was asked before; a server that does not take it is asked what it has.
    onMutate: (wished) => {
      const { queryKey } = preferencesQuery();
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before) => before && { ...before, ...wished });
      const { countsVisits: counts } = wished;
      if (counts !== undefined)
        queries.setQueryData(identityQuery().queryKey, (before) => before && { ...before, countsVisits: counts });
    },
    onSuccess: () => showToast({ tone: "success", text: t.saved }),
    onError: (failure) => {
      sayWhyNot(failure, t.notSaved);
      return queries.invalidateQueries({ queryKey: preferencesQuery().queryKey });
    },
  });
  return (
    <section className="stack">
      <h2>{t.title}</h2>
      <Pending asked={asked} count={5} />
      {known ? (
        <>
          <fieldset className="settings-choice">
            <legend>{t.language}</legend>
            <Choices
              kind="pills"
              id={`${id}-language`}
              choices={[
                { value: "en", label: t.english },
                { value: "es", label: t.spanish },
              ]}
              value={language}
              onChange={(next) => {
                choose(next);
                mutate({ language: next, declined: known.declined });
              }}
            />
          </fieldset>
          <p className="small quiet">{t.governs}</p>
          {/* Whoever signs is written to only where something is asked of them. */}
          {signs ? null : <MessageTopics known={known} onChange={(declined) => mutate({ language, declined })} />}
          {asksNotToBeTracked(navigator) ? (
            <p className="small quiet">{counting.notCounted}</p>
          ) : (
            <Switch
              label={counting.count}
              hint={isOn(features, SESSION_REPLAY_FLAG) ? `${t.countHint} ${t.replayHint}` : t.countHint}
              isOn={countsVisits(known.countsVisits ?? null)}
              onChange={(next) => mutate({ language, declined: known.declined, countsVisits: next })}
            />
          )}
        </>
      ) : null}
    </section>
  );
}
