import type { PreChat } from "@gable/domain/chat/pre-chat.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { lenderName } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { botWords } from "./bot.words.ts";
import { BotChat } from "./bot-chat.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { type KeptBot, readBot } from "./kept-bot.ts";
import { PreChatForm } from "./pre-chat-form.tsx";
import { useKnownContact } from "./use-known-contact.ts";

/** Asks for a person, with what was being written and who wrote it. */
export type OnPerson = (draft: string, who: PreChat | undefined) => void;

type AssistantProps = {
  /** Who was writing before, so that nobody is asked twice. */
  told: PreChat | undefined;
  onPerson: OnPerson | undefined;
  onNew: () => void;
};

/** The assistant. A session that has not expired goes on; otherwise the form is shown: specification part 2, section 4. */
export function Assistant({ told, onPerson, onNew }: AssistantProps) {
  const isSignedIn = useIsSignedIn();
  // What was asked while logged in is not for whoever comes to this browser next.
  const [resumed, setResumed] = useState<KeptBot | undefined>(() => {
    const known = readBot();
    return known?.isOfAccount === isSignedIn ? known : undefined;
  });
  const [who, setWho] = useState<PreChat | undefined>(resumed ?? told);
  const [isBegun, setBegun] = useState(resumed !== undefined);
  const start = (given: PreChat) => {
    setWho(given);
    setBegun(true);
  };
  if (!isBegun || who === undefined) return <BeforeBot told={who} onStart={start} onPerson={onPerson} />;
  return (
    <BotChat
      who={who}
      resumed={resumed}
      onPerson={onPerson && ((draft) => onPerson(draft, who))}
      onNew={() => {
        setResumed(undefined);
        setBegun(false);
        onNew();
      }}
    />
  );
}

type BeforeBotProps = {
  /** Before an earlier session, so that nobody is asked twice. */
  told: PreChat | undefined;
  onStart: (who: PreChat) => void;
  onPerson: OnPerson | undefined;
};

/** Before the first question: what to know, and who is writing. */
function BeforeBot({ told, onStart, onPerson }: BeforeBotProps) {
  const t = useText(botWords);
  const account = useKnownContact();
  const known = told ?? account;
  return (
    <div className="chat-before stack">
      <p>{t.welcome(lenderName())}</p>
      <ChatHours />
      {known === undefined ? null : (
        <PreChatForm
          known={known}
          onStart={async ({ friendlyName, emailAddress }) => {
            onStart({ friendlyName, emailAddress });
            return [];
          }}
        />
      )}
      {onPerson === undefined ? null : <TextButton onClick={() => onPerson("", told)}>{t.person}</TextButton>}
    </div>
  );
}
