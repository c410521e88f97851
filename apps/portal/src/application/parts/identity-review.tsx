import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import type { answerIdentityQuestions, identityCheck } from "@gable/contract/calls/identity-check.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { useExplain } from "../../shell/use-explain.ts";
import { identityWords } from "../identity.words.ts";
import { QuizQuestion } from "../notary/parts/identity-questions.tsx";

type ReviewProps = {
  readonly standing: ReplyOf<typeof identityCheck>;
  /** When the server said so, in milliseconds by the browser's clock. */
  readonly asOf: number;
  readonly ask: () => Promise<readonly Failure[]>;
  readonly answer: (body: BodyOf<typeof answerIdentityQuestions>) => Promise<readonly Failure[]>;
  readonly isBusy: boolean;
  /** Where the home is. */
  readonly zone: string | undefined;
  /** What can be done meanwhile. */
  readonly meanwhile?: ReactNode;
};

const IdentityLookedAt = lazyPart(async () => (await import("../conditions/parts/times-told.tsx")).IdentityLookedAt);

/** A person looks at the document. Whose face could not be compared may answer questions instead of waiting for them. */
export function IdentityReview({ standing, asOf, ask, answer, isBusy, zone, meanwhile }: ReviewProps) {
  const t = useText(identityWords);
  const { isOffered, asked, secondsLeft, isLastTry } = standing.questions;
  if (asked.length > 0)
    return (
      <QuizQuestion
        key={asked.map(({ id }) => id).join(" ")}
        questions={asked}
        secondsLeft={secondsLeft}
        isLastTry={isLastTry}
        asOf={asOf}
        again={t.questionsAgain}
        answer={answer}
      />
    );
  return (
    <StepPage key="review" title={t.review} lead={leadOf(t, standing.reason)} drawing="card">
      {standing.lookedAt ? (
        <Suspense>
          <IdentityLookedAt lookedAt={standing.lookedAt} zone={zone} />
        </Suspense>
      ) : null}
      {standing.explained ? <Told explained={standing.explained} /> : null}
      {meanwhile}
      {isOffered ? <RatherNow ask={ask} isBusy={isBusy} /> : null}
    </StepPage>
  );
}

/** What they have said of the two names goes to the person with the pictures. */
function Told({ explained: { why, note } }: { explained: NonNullable<ReviewProps["standing"]["explained"]> }) {
  const t = useText(identityWords);
  return (
    <p>
      {t[`told${why}`]} {note === null ? null : `“${note}”`}
    </p>
  );
}

function leadOf(t: ReturnType<typeof useText<typeof identityWords>>, reason: string | null): string {
  if (reason === "questions-failed") return t.questionsFailed;
  return reason === "no-questions" ? t.noQuestions : t.reviewLead;
}

function RatherNow({ ask, isBusy }: Pick<ReviewProps, "ask" | "isBusy">) {
  const t = useText(identityWords);
  const explain = useExplain();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  return (
    <section className="stack" aria-labelledby="rather-now">
      <h2 id="rather-now">{t.ratherNow}</h2>
      <p>{t.ratherNowBody}</p>
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        <Button busy={isBusy} onClick={() => void ask().then(setFailures)}>
          {t.askMe}
        </Button>
      </Actions>
    </section>
  );
}
