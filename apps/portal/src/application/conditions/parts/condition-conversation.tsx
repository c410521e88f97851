import type { BodyOf } from "@gable/contract/call.ts";
import type { ConditionTalk, sayOnCondition } from "@gable/contract/calls/conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import type { Language } from "@gable/domain/language.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { NewsList } from "@gable/ui/components/news-list/news-list.tsx";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { SaveState } from "@gable/ui/components/save-state/save-state.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { requiredResolver } from "../../../account/parts/required-resolver.ts";
import { useFormDraft } from "../../../journey/use-form-draft.ts";
import { InLanguage } from "../../../shell/in-language.tsx";
import { Pending } from "../../../shell/pending.tsx";
import { useExplain } from "../../../shell/use-explain.ts";
import { conversationWords } from "./condition-conversation.words.ts";
import { SaidNotToApply } from "./said-not-to-apply.tsx";

type Saying = BodyOf<typeof sayOnCondition>;
type Say = (saying: Saying) => Promise<readonly Failure[]>;

type ConversationProps = {
  asked: Pick<UseQueryResult<ConditionTalk>, "data" | "error" | "refetch">;
  say: Say;
  /** The condition that it is about, for which what is written is kept until it is sent. */
  condition: string;
  /** By when it is read, where that is known. */
  lookedAt: Condition["lookedAt"];
  /** Where the home is, by whose clock it is told what happened. */
  zone: string | undefined;
  /** Whether the page says over it whose move it is. */
  isStandingTold?: boolean;
  /** By the borrower: whether it applies is not for the reader to say. */
  isHandedOver?: boolean;
  /** Opens a file that was sent; left out where it is only named. */
  onOpen?: (paper: SentPaper) => void;
};
export type SentPaper = { readonly documentUuid: string; readonly name: string };

/** As it is read: what was uploaded is never written anew, so that its own name stands for its bytes. */
export const openedPaper = ({ documentUuid, name }: SentPaper) => ({
  uuid: documentUuid,
  title: name,
  sha256: documentUuid,
});

/** What happened with something that is asked for, a word to the lender about it, and why it may not apply. */
export function ConditionConversation(props: ConversationProps) {
  const { asked, say, condition, lookedAt, zone, isStandingTold = false, isHandedOver = false, onOpen } = props;
  const t = useText(conversationWords);
  const talk = asked.data;
  if (talk === undefined) return asked.error === null ? null : <Pending asked={asked} />;
  return (
    <section className="stack" aria-labelledby="conversation">
      <h2 id="conversation">{t.title}</h2>
      {talk.isSaidNotToApply && !isStandingTold ? <SaidNotToApply lookedAt={lookedAt} zone={zone} /> : null}
      <Papers papers={talk.papers} onOpen={onOpen} />
      <History history={talk.history} zone={zone} />
      <SayForm kind="MESSAGE" label={t.message} submit={t.send} say={say} condition={condition} />
      {talk.isSaidNotToApply || isHandedOver ? null : (
        <Disclosure summary={t.notMine}>
          <p>{t.notMineLead}</p>
          <SayForm kind="NOT_APPLICABLE" label={t.why} submit={t.sayNot} say={say} condition={condition} />
        </Disclosure>
      )}
    </section>
  );
}

type PapersProps = Pick<ConditionTalk, "papers"> & { onOpen: ConversationProps["onOpen"] };

/** What was sent, to be looked at again. How many are accepted is said only once somebody has looked: until then all stand alike. */
function Papers({ papers, onOpen }: PapersProps) {
  const t = useText(conversationWords);
  const isLookedAt = papers.some(({ standing }) => standing !== "SENT");
  if (papers.length === 0 || !(isLookedAt || onOpen)) return null;
  const accepted = papers.filter(({ standing }) => standing === "ACCEPTED").length;
  const named = papers.map((paper, index) => ({
    ...paper,
    name: paper.name ?? (paper.from === undefined ? t.paper(index + 1) : t.fileOf(paper.from)),
  }));
  return (
    <>
      <p>{isLookedAt ? t.accepted(accepted, papers.length) : t.yourFiles}</p>
      <ul className="condition-papers">
        {named.map(({ documentUuid, name, standing, from }) => (
          <li key={documentUuid}>
            {onOpen && from === undefined ? (
              <TextButton onClick={() => onOpen({ documentUuid, name })}>
                <span className="vh">{t.open} </span>
                <bdi className="file-name">{name}</bdi>
              </TextButton>
            ) : (
              <bdi className="file-name">{name}</bdi>
            )}{" "}
            <Tag
              tone={standing === "RETURNED" ? "warning" : standing === "ACCEPTED" ? "success" : "quiet"}
              icon={standing === "RETURNED" ? "warning" : standing === "ACCEPTED" ? "check" : "clock"}
            >
              {t[standing]}
            </Tag>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What each line begins with, by who it is from. */
const said = {
  ASKED: { ASKED: "weAsked", STAFF: "weAsked" },
  SENT: { ASKED: "youSent", STAFF: "youSent" },
  ANSWERED: { ASKED: "youAnswered", STAFF: "youAnswered" },
  MESSAGE: { ASKED: "youWrote", STAFF: "weWrote" },
  NOT_APPLICABLE: { ASKED: "youSaidNot", STAFF: "youSaidNot" },
  RETURNED: { ASKED: "weReturned", STAFF: "weReturned" },
} as const;

/** Of what the other person at the application did, or was asked by whom. */
const saidOf = {
  SENT: { ASKED: "theySent", STAFF: "theySent" },
  HANDED_OVER: { ASKED: "youHandedOver", STAFF: "theyHandedOver" },
  HANDED_BACK: { ASKED: "theyHaveNot", STAFF: "theyHaveNot" },
  TAKEN_BACK: { ASKED: "youTookBack", STAFF: "youTookBack" },
} as const;

function useSaid() {
  const t = useText(conversationWords);
  return ({ kind, by, who = "" }: ConditionTalk["history"][number]): string => {
    if (kind === "HANDED_OVER" || kind === "HANDED_BACK" || kind === "TAKEN_BACK" || (kind === "SENT" && who !== ""))
      return t[saidOf[kind][by]](who);
    return t[said[kind][by]];
  };
}

function History({ history, zone }: Pick<ConditionTalk, "history"> & Pick<ConversationProps, "zone">) {
  const f = useFormats();
  const language = useLanguage();
  const saidIn = useSaid();
  return (
    <NewsList
      news={history.map((line) => ({
        id: `${line.at} ${line.kind} ${line.text}`,
        text: (
          <Line
            said={saidIn(line)}
            text={line.inWords?.[language] ?? line.text}
            writtenIn={line.inWords ? undefined : line.writtenIn}
            isName={line.kind === "SENT"}
          />
        ),
        when: f.moment(line.at, zone),
      }))}
    />
  );
}

type LineProps = { said: string; text: string | null; writtenIn: Language | undefined; isName: boolean };

/** A name of a file keeps its direction to itself. */
function Line({ said: what, text, writtenIn, isName }: LineProps) {
  if (text === null) return what;
  if (!isName) {
    return (
      <>
        {what}: <InLanguage text={`“${text}”`} language={writtenIn} />
      </>
    );
  }
  return (
    <>
      {what}: “<bdi className="file-name">{text}</bdi>”
    </>
  );
}

type SayProps = { kind: Saying["kind"]; label: string; submit: string; say: Say; condition: string };

const keptAs = { MESSAGE: "condition-message", NOT_APPLICABLE: "condition-not-applicable" } as const;

function SayForm({ kind, label, submit, say, condition }: SayProps) {
  const explain = useExplain();
  const form = useQuestionForm({ defaultValues: { text: "" }, resolver: requiredResolver<{ text: string }>(["text"]) });
  const draft = useFormDraft(`${keptAs[kind]}:${condition}`, form);
  const { isSubmitting } = useFormState({ control: form.control });
  const send = async ({ text }: { text: string }): Promise<readonly Failure[]> => {
    const failures = await say({ kind, text });
    if (failures.length === 0) form.reset();
    return failures;
  };
  return (
    <Form form={form} draft={draft} onSubmit={send} explain={explain}>
      <TextAreaField control={form.control} name="text" label={label} rows={3} maxLength={1000} />
      <Actions>
        <Button type="submit" kind="second" slim busy={isSubmitting}>
          {submit}
        </Button>
        <SaveState state={draft.saving} />
      </Actions>
    </Form>
  );
}
