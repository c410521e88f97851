import { Button } from "@gable/ui/components/button/button.tsx";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { shellWords } from "./shell.words.ts";

/** What stands where a page broke, or could not be fetched. */
export function BrokenPage() {
  const t = useText(shellWords);
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <main className="desk-main">
      <h1 className="vh">{t.broken}</h1>
      <ErrorState title={t.broken} actions={<Button onClick={() => window.location.reload()}>{t.again}</Button>}>
        {t.brokenBody}
      </ErrorState>
    </main>
  );
}
