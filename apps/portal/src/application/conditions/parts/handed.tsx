import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { handBackWords } from "./hand-back.words.ts";
import { handedWords } from "./handed.words.ts";

/** Who asks for it, where that is the other of the two and not the lender. */
export function HandedBy({ condition: { handedBy } }: { condition: Pick<Condition, "handedBy"> }) {
  const t = useText(handBackWords);
  return handedBy === undefined ? null : <p>{t.handedBy(handedBy)}</p>;
}

/** Where something stands that was handed over. */
export function HandedTag({ condition: { handedTo } }: { condition: Pick<Condition, "handedTo"> }) {
  const t = useText(handedWords);
  if (!handedTo) return null;
  const { standing, name } = handedTo;
  return (
    <p>
      <Tag tone={standing === "NOT_THERE" ? "warning" : "quiet"} icon={standing === "SENT" ? "check" : "clock"}>
        {t[standing](name)}
      </Tag>
    </p>
  );
}
