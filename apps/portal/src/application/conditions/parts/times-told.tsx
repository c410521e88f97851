import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { conditionWords } from "../conditions.words.ts";

type Timed = Pick<Condition, "actionNeeded" | "lookedAt" | "answerBy">;

/** By when somebody reads what came, or would read what comes now; and that we are behind, where we are. */
export function LookedAt({
  condition: { actionNeeded, lookedAt },
  zone,
}: {
  condition: Timed;
  zone: string | undefined;
}) {
  const t = useText(conditionWords);
  const f = useFormats();
  if (!lookedAt) return null;
  const moment = f.moment(lookedAt.by, zone);
  if (actionNeeded) return t.lookedAtIfNow(moment);
  return lookedAt.isPast ? t.lookedAtLate(moment) : t.lookedAtBy(moment);
}

/** The last day on which what is asked for helps, and what comes after it. */
export function AnswerBy({ condition: { answerBy } }: { condition: Timed }) {
  const t = useText(conditionWords);
  const f = useFormats();
  if (!answerBy) return null;
  const day = f.day(answerBy.on);
  return <Note icon="calendar">{answerBy.deadline === "answer-by" ? t.answerBy(day) : t.signBy(day)}</Note>;
}
