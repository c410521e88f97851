import { CallFailed } from "@gable/contract/problem.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { secondFactorQuery } from "../../../queries/identity-settings.ts";

/**
 * Whether a code of the app is asked for beside the password before a way into the account changes. Where it was not known, or another device
 * turned it on, the refusal makes it known: the form keeps what was typed, and shows the field for the code.
 */
export function useIsCodeAsked(): boolean {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        const failure: unknown = mutation?.state.error;
        if (type === "updated" && failure instanceof CallFailed && failure.problem?.code === "second-factor-needed")
          void queries.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
      }),
    [queries],
  );
  return useQuery(secondFactorQuery()).data?.isAskedHere ?? false;
}
