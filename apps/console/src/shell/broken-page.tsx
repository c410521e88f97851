import { MODULE_LOAD_RETRIES } from "@gable/domain/journey/loading.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useLoadAnew } from "@gable/ui/components/connection/load-anew.ts";
import { ErrorState } from "@gable/ui/components/empty-state/empty-state.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { BeforeFirstPage } from "./before-first-page.tsx";
import { shellWords } from "./shell.words.ts";

/** What stands where a page broke. When a part of the console could not be fetched, the page is loaded anew first, a few times. */
export function BrokenPage() {
  const t = useText(shellWords);
  const error = useRouteError();
  const reloads = useLoadAnew(error, MODULE_LOAD_RETRIES);
  useEffect(() => {
    if (!reloads) reportError(error);
  }, [reloads, error]);
  if (reloads) return <BeforeFirstPage />;
  return (
    <main className="desk-main">
      <h1 className="vh">{t.broken}</h1>
      <ErrorState title={t.broken} actions={<Button onClick={() => window.location.reload()}>{t.again}</Button>}>
        {t.brokenBody}
      </ErrorState>
    </main>
  );
}
