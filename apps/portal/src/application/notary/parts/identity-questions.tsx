import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import { answerNotary, type notarySession } from "@gable/contract/calls/notary.ts";
import { Note, Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useState } from "react";
import { useCommand } from "../../../journey/use-command.ts";
import { type CodeWords, useExplain } from "../../../shell/use-explain.ts";
import { notaryWords } from "../notary.words.ts";

type QuestionsProps = {
  questions: ReplyOf<typeof notarySession>["questions"];
  secondsLeft: number | null;
  isLastTry: boolean;
  /** When the server said so, in milliseconds by the browser's clock. */
  asOf: number;
  onAnswered: () => void;
};

/** The borrower's questions. */
export function IdentityQuestions({ onAnswered, ...asked }: QuestionsProps) {
  const command = useCommand(answerNotary, { stays: true });
  const answer = async (body: BodyOf<typeof answerNotary>) => {
    const failures = await command.send({ body });
    onAnswered();
    return failures;
  };
  return <QuizQuestion {...asked} answer={answer} />;
}

type QuizProps = Omit<QuestionsProps, "onAnswered"> & {
  /** What comes of wrong answers to the last questions; without it the session rests. */
  again?: string;
  answer: (body: BodyOf<typeof answerNotary>) => Promise<readonly Failure[]>;
};

/** Questions from public records, with the time that is left. */
export function QuizQuestion({ questions, secondsLeft, isLastTry, asOf, again, answer }: QuizProps) {
  const t = useText(notaryWords);
  const explain = useExplain(unanswered(questions.length));
  // Names of fields cannot hold every character that an id may have.
  const form = useQuestionForm<{ answers: string[] }>({ defaultValues: { answers: questions.map(() => "") } });

  async function send({ answers }: { answers: string[] }) {
    const missing = answers.flatMap((choice, index) =>
      choice === "" ? [{ name: `answers.${index}`, message: unansweredCode(index) }] : [],
    );
    if (missing.length > 0) return missing;
    const failures = await answer({
      answers: questions.map(({ id }, index) => ({ id, choice: Number(answers[index]) })),
    });
    return failures.map(({ message }) => ({ message }));
  }

  return (
    <QuestionPage
      form={form}
      onSubmit={send}
      explain={explain}
      question={t.quiz}
      lead={t.quizLead}
      above={secondsLeft === null ? undefined : <TimeLeft seconds={secondsLeft} asOf={asOf} />}
      submit={t.answer}
    >
      {isLastTry ? (
        <Notice tone="warning" title={t.quizAgain}>
          <p>{again ?? t.quizAgainBody}</p>
        </Notice>
      ) : null}
      {/* The service asks in English whoever it asks. */}
      <div className="stack stack-8" lang="en">
        {questions.map(({ id, text, choices }, index) => (
          <RadioField
            key={id}
            control={form.control}
            name={`answers.${index}`}
            label={text}
            choices={choices.map((label, choice) => ({ value: String(choice), label }))}
          />
        ))}
      </div>
    </QuestionPage>
  );
}

const unansweredCode = (index: number): string => `question-${index + 1}-unanswered`;

/** Each by its number: the same words for several would not say which. */
const unanswered = (count: number): CodeWords =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      unansweredCode(index),
      { en: `Answer question ${index + 1}.`, es: `Conteste la pregunta ${index + 1}.` },
    ]),
  );

const LAST_SECONDS = 60;

/** Silent for readers, who would hear every second, until the last minute. */
function TimeLeft({ seconds, asOf }: { seconds: number; asOf: number }) {
  const t = useText(notaryWords);
  const [now, setNow] = useState(asOf);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, seconds - Math.floor(Math.max(0, now - asOf) / 1000));
  return (
    <>
      <span role="timer">
        <Note icon="clock">{t.left(Math.floor(left / 60), String(left % 60).padStart(2, "0"))}</Note>
      </span>
      <output>{left === 0 ? t.timeOver : left <= LAST_SECONDS ? t.lastMinute : null}</output>
    </>
  );
}
