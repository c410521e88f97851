import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { CouldNotLoad } from "../../shell/could-not-load.tsx";

type Loading = { readonly error: unknown; readonly refetch: () => Promise<unknown> };

/** A screen whose facts are still on their way: its title over their outline, or why they could not be had. */
export function UntilLoaded({ title, query: { error, refetch } }: { title: string; query: Loading }) {
  return (
    <StepPage title={title}>
      {error === null ? <Skeleton kind="rows" count={4} /> : <CouldNotLoad error={error} onRetry={refetch} />}
    </StepPage>
  );
}
