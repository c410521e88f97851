import { type Declined, messageTopics } from "@gable/domain/notifications/topics.ts";
import { consentWords } from "@gable/domain/profile/consents.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { chooseTextsMutation, preferencesQuery } from "../../../queries/identity-settings.ts";
import { lenderName } from "../../../session/organisation.ts";
import { useConsentGiven } from "../../../shell/consent-text.tsx";
import { Switch } from "./switch.tsx";
import { messagesWords } from "./settings-parts.words.ts";

/** Of what the lender writes, and whether to the mailbox, the phone or both. */
export function MessageTopics({ declined, onChange }: { declined: Declined; onChange: (declined: Declined) => void }) {
  const t = useText(messagesWords);
  const { data } = useQuery(preferencesQuery());
  const phoneEnd = data?.texts.phoneEnd;
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
      {phoneEnd ? <Texts phoneEnd={phoneEnd} isAgreed={data.texts.isAgreed} /> : null}
      {data?.texts.isAgreed ? (
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
  const consentGiven = useConsentGiven();
  const { mutate } = useMutation({
    ...chooseTextsMutation(),
    onSuccess: () => showToast({ tone: "success", text: t.saved }),
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
