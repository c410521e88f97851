import type { PersonalValuation } from "@gable/domain/valuation/personal-valuation.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ValuationReply } from "../../queries/valuation.ts";
import { useValuationText } from "../bpo/evaluation.words.ts";

type StandingProps = {
  readonly challenge: NonNullable<ValuationReply["challenge"]>;
  /** What the person who looks is asked for. */
  readonly kind?: PersonalValuation | undefined;
  /** Whether the value decided against the borrower; else the application goes on while it is looked at. */
  readonly isDecided?: boolean;
};

/** How far a challenge of the home's value has come: who looks at it, or what was found. */
export function ChallengeStanding({ challenge: { value, was, answer }, kind, isDecided = false }: StandingProps) {
  const t = useValuationText(kind);
  const f = useFormats();
  const found = answer?.value ?? null;
  const difference = (cents: number): string => {
    if (cents === 0) return t.challengeSame;
    return cents > 0 ? t.challengeUp(f.dollars(cents)) : t.challengeDown(f.dollars(-cents));
  };
  const open = isDecided ? t.challengeWait : t.challengeOpenBody;
  return (
    <Notice title={answer ? t.challengeAnswered : t.challengeOpen}>
      <p>
        {answer === null
          ? open(f.dollars(value))
          : found === null
            ? (answer.reason ?? t.challengeNobody)
            : `${t.challengeFound(f.dollars(found))} ${difference(found - was)}`}
      </p>
    </Notice>
  );
}
