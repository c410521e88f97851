import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { conversationWords } from "./condition-conversation.words.ts";
import { LookedAt } from "./times-told.tsx";

/** Whose move it is once somebody said that what is asked for does not apply to them. */
export function SaidNotToApply({ lookedAt, zone }: { lookedAt: Condition["lookedAt"]; zone: string | undefined }) {
  const t = useText(conversationWords);
  return (
    <Notice title={t.saidNot}>
      <p>
        {t.saidNotBody} <LookedAt condition={{ actionNeeded: false, ...(lookedAt && { lookedAt }) }} zone={zone} />
      </p>
    </Notice>
  );
}
