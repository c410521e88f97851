import type { ReplyOf } from "@gable/contract/call.ts";
import type { preferences } from "@gable/contract/calls/identity-settings.ts";
import { type Declined, messageTopics } from "@gable/domain/notifications/topics.ts";
import { consentWords } from "@gable/domain/profile/consents.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { chooseTextsMutation, preferencesQuery } from "../../../queries/identity-settings.ts";
import { lenderName } from "../../../session/organisation.ts";
import { useConsentGiven } from "../../../shell/consent-text.tsx";
import { useWhyNot } from "../../../shell/use-why-not.ts";
import { Switch } from "../../parts/switch.tsx";
import { messagesWords } from "./settings-parts.words.ts";

type TopicsProps = {
  known: Pick<ReplyOf<typeof preferences>, "declined" | "texts">;
  onChange: (declined: Declined) => void;
};

/** Of what the lender writes, and whether to the mailbox, the phone or both. */
export function MessageTopics({ known: { declined, texts }, onChange }: TopicsProps) {
  const t = useText(messagesWords);
  return (
    <>
      <Switch
        label={t.mail}
        hint={t.mailHint}
        isOn={!declined.mail.includes("moves")}
        onChange={(isOn) => onChange({ ...declined, mail: changed(declined.mail, "moves", isOn) })}
      />
      <Switch
        label={t.remindByMail}
        isOn={!declined.mail.includes("reminders")}
        onChange={(isOn) => onChange({ ...declined, mail: changed(declined.mail, "reminders", isOn) })}
      />
      {texts.phoneEnd ? <Texts phoneEnd={texts.phoneEnd} isAgreed={texts.isAgreed} /> : null}
      {texts.isAgreed ? (
        <fieldset className="settings-choice">
          <legend>{t.textAbout}</legend>
          {messageTopics.map((topic) => (
            <Switch
              key={topic}
              label={t[topic]}
              isOn={!declined.text.includes(topic)}
              onChange={(isOn) => onChange({ ...declined, text: changed(declined.text, topic, isOn) })}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

const changed = <Topic extends string>(declined: readonly Topic[], topic: Topic, isOn: boolean): Topic[] => [
  ...declined.filter((other) => other !== topic),
  ...(isOn ? [] : [topic]),
];

/** Whether the phone is texted at all, with the words of the consent. */
function Texts({ phoneEnd, isAgreed }: { phoneEnd: string; isAgreed: boolean }) {
  const t = useText(messagesWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const consentGiven = useConsentGiven();
  const { mutate } = useMutation({
    ...chooseTextsMutation(),
    onMutate: ({ consent }) => {
      const { queryKey } = preferencesQuery();
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(
        queryKey,
        (before) => before && { ...before, texts: { ...before.texts, isAgreed: consent !== null } },
      );
    },
    onSuccess: () => showToast({ tone: "success", text: t.saved }),
    onError: (failure) => sayWhyNot(failure, t.notSaved),
    onSettled: () => queries.invalidateQueries({ queryKey: preferencesQuery().queryKey }),
  });
  return (
    <Switch
      label={t.texts(phoneEnd)}
      hint={consentWords("TEXT_MESSAGES", language, lenderName())}
      isOn={isAgreed}
      onChange={(isOn) => mutate({ consent: isOn ? consentGiven("TEXT_MESSAGES") : null })}
    />
  );
}
