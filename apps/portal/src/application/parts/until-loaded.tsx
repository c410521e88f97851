import { StepPage } from "@gable/ui/forms/step-page.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Pending } from "../../shell/pending.tsx";

/** A screen whose facts are still on their way: its title over their outline, or why they could not be had. */
export function UntilLoaded({ title, query }: { title: string; query: UseQueryResult }) {
  return (
    <StepPage title={title}>
      <Pending asked={query} count={4} />
    </StepPage>
  );
}
