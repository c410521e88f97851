import { CallFailed } from "@gable/contract/problem.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../session/organisation.ts";
import { couldNotLoadWords } from "./could-not-load.words.ts";
import { useExplain } from "./use-explain.ts";

/** In the place of what could not be fetched: why, that nothing is lost, and the way to try again. */
export function CouldNotLoad({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText(couldNotLoadWords);
  const explain = useExplain();
  const problem = error instanceof CallFailed ? error.problem : undefined;
  const code = problem?.code ?? (error instanceof CallFailed && error.status === 0 ? "no-answer" : "server-failed");
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
      <p>{explain(code)}</p>
      <p>{t.call(companyInfo().phoneFormatted)}</p>
    </ErrorState>
  );
}
