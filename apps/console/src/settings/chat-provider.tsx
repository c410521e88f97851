import { providerKeys } from "@gable/domain/chat/provider-keys.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import type { Choice } from "@gable/ui/components/choice/choice.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import {
  type AdaptedProvider,
  type ChatProviderChoice,
  chatProviderQuery,
  chooseChatProviderMutation,
  removeChatKeysMutation,
} from "../queries/chat-provider.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { Pending } from "../shell/pending.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { chatProviderWords, keyLabels, providerNames } from "./chat-provider.words.ts";
import { SettingsNav } from "./settings-nav.tsx";

type Chosen = ChatProviderChoice["chosen"];
type Values = { provider: Chosen; keys: Record<string, string> };

/** Who carries the lender's chats: its own desk, or a provider, with the keys for it and what follows from it. */
export function Screen() {
  const t = useText(chatProviderWords);
  const asked = useQuery(chatProviderQuery());
  return (
    <>
      <SettingsNav />
      <DeskPage title={t.title} lead={t.lead}>
        <Pending asked={asked} failed={t.failed} rows={6} />
        {asked.data ? (
          <div className="setting-narrow">
            <ChoiceForm choice={asked.data} />
          </div>
        ) : null}
      </DeskPage>
    </>
  );
}

function ChoiceForm({ choice }: { choice: ChatProviderChoice }) {
  const t = useText(chatProviderWords);
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(chooseChatProviderMutation());
  const [isReplacing, setReplacing] = useState(false);
  const form = useQuestionForm<Values>({
    defaultValues: { provider: choice.chosen, keys: {} },
    resolver: (values, context, options) =>
      requiredResolver<Values>(namesAsked(values.provider).map((name) => `keys.${name}` as const))(
        values,
        context,
        options,
      ),
  });
  const provider = useWatch({ control: form.control, name: "provider" });
  const standing = choice.providers.find((one) => one.provider === provider);
  const asksKeys = provider !== "desk" && (isReplacing || standing?.keysSince === null);

  /** Only those that are on the page. */
  function namesAsked(of: Chosen): readonly string[] {
    if (of === "desk") return [];
    const hasKeys = choice.providers.some((one) => one.provider === of && one.keysSince !== null);
    return hasKeys && !isReplacing ? [] : providerKeys[of].map(({ name }) => name);
  }

  const save = async ({ provider: chosen, keys }: Values) => {
    const names = namesAsked(chosen);
    try {
      const given = Object.fromEntries(names.map((name) => [name, keys[name] ?? ""]));
      const now = await mutateAsync({ provider: chosen, ...(names.length > 0 && { keys: given }) });
      queries.setQueryData(chatProviderQuery().queryKey, now);
      form.reset({ provider: chosen, keys: {} });
      setReplacing(false);
      showToast({ tone: "success", text: chosen === "desk" ? t.doneDesk : t.done(providerNames[chosen]) });
      return [];
    } catch (failure) {
      return failuresOf(failure);
    }
  };

  const hintOf = ({ provider: one, keysSince, open }: ChatProviderChoice["providers"][number]): string =>
    [
      choice.chosen === one ? t.now : "",
      keysSince === null ? t.noKeys : t.keysSince(inMoments(keysSince, language)),
      open > 0 ? t.open(open) : "",
    ]
      .filter(Boolean)
      .join(" ");
  const choices: Choice<Chosen>[] = [
    { value: "desk", label: t.desk, hint: choice.chosen === "desk" ? `${t.now} ${t.deskHint}` : t.deskHint },
    ...choice.providers.map((one) => ({
      value: one.provider,
      label: providerNames[one.provider],
      hint: hintOf(one),
    })),
  ];
  const isKeysAlone = provider === choice.chosen && asksKeys;
  return (
    <Form form={form} explain={explain} onSubmit={save}>
      <RadioField<Values, Chosen> control={form.control} name="provider" label={t.question} choices={choices} />
      {provider === "desk" ? null : (
        <>
          <Notice tone="warning" title={t.outOfReach(providerNames[provider])}>
            <ul className="setting-consequences">
              {t.consequences(providerNames[provider]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
          {asksKeys ? <KeyFields key={provider} provider={provider} form={form} /> : null}
          {standing?.keysSince ? (
            <p>
              <TextButton onClick={() => setReplacing(!isReplacing)}>{isReplacing ? t.keep : t.replace}</TextButton>
            </p>
          ) : null}
        </>
      )}
      <p className="small quiet">{t.stay}</p>
      {provider === choice.chosen && !asksKeys ? null : (
        <Button type="submit" busy={isPending}>
          {isKeysAlone ? t.save : provider === "desk" ? t.useDesk : t.use(providerNames[provider])}
        </Button>
      )}
      {standing?.keysSince && provider !== "desk" && provider !== choice.chosen ? (
        <RemoveKeys provider={provider} />
      ) : null}
    </Form>
  );
}

function KeyFields({
  provider,
  form,
}: {
  provider: AdaptedProvider;
  form: ReturnType<typeof useQuestionForm<Values>>;
}) {
  const t = useText(chatProviderWords);
  const language = useLanguage();
  return (
    <section className="stack">
      <SectionHead title={t.keys(providerNames[provider])} />
      <p className="small quiet">{t.keysHint}</p>
      {providerKeys[provider].map(({ name, isSecret }) => (
        <TextField
          key={name}
          control={form.control}
          name={`keys.${name}`}
          label={keyLabels[name][language]}
          capitals="off"
          autoComplete="off"
          concealed={isSecret}
        />
      ))}
    </section>
  );
}

function RemoveKeys({ provider }: { provider: AdaptedProvider }) {
  const t = useText(chatProviderWords);
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...removeChatKeysMutation(),
    onSuccess: (now) => {
      queries.setQueryData(chatProviderQuery().queryKey, now);
      showToast({ tone: "success", text: t.removed });
    },
    onError: (failure) => sayWhyNot(failure),
  });
  return (
    <p className="setting-acts">
      <Button kind="danger" busy={isPending} onClick={() => mutate(provider)}>
        {t.remove}
      </Button>
    </p>
  );
}
