import { CallFailed } from "@gable/contract/problem.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { EmptyState, ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { useExplain } from "../shell/use-explain.ts";
import { chatsWords } from "./chats.words.ts";

/** In the place of a chat that could not be read: why, and what one can do. To ask again helps nobody who may not see it. */
export function NotRead({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useText(chatsWords);
  const explain = useExplain();
  return (
    <div className="chats-pick">
      {error instanceof CallFailed && error.status === 404 ? (
        <EmptyState title={t.notYours}>{t.notYoursBody}</EmptyState>
      ) : (
        <ErrorState title={t.failed} actions={<Button onClick={onAgain}>{t.again}</Button>}>
          {explain(failuresOf(error)[0]?.message ?? "")}
        </ErrorState>
      )}
      <TextLink href="/chats">{t.back}</TextLink>
    </div>
  );
}
