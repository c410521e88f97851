import { CallFailed } from "@gable/contract/problem.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect } from "react";
import { companyInfo } from "../session/organisation.ts";
import { couldNotLoadWords } from "./could-not-load.words.ts";
import { NO_ANSWER, SERVER_FAILED } from "./failures-of.ts";
import { loadWords, useExplain } from "./use-explain.ts";

/** In the place of what could not be fetched: why, that nothing is lost, and the way to try again. */
export function CouldNotLoad({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText(couldNotLoadWords);
  const explain = useExplain();
  const problem = error instanceof CallFailed ? error.problem : undefined;
  // Why it was refused has words that are fetched now; that nothing was answered is said at once.
  useEffect(() => void loadWords().catch(() => undefined), []);
  return (
    <ErrorState
      title={t.title}
      {...(problem && { reference: t.reference(problem.correlationId) })}
      actions={
        <Button kind="second" onClick={() => void onRetry()}>
          {t.again}
        </Button>
      }
    >
      <p>{explain(codeOf(error))}</p>
      <p>{t.call(companyInfo().phoneFormatted)}</p>
    </ErrorState>
  );
}

function codeOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return SERVER_FAILED;
  if (error.status === 0) return NO_ANSWER;
  return error.status < 500 ? (error.problem?.code ?? SERVER_FAILED) : SERVER_FAILED;
}
