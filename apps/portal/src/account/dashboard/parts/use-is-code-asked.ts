import { useQuery } from "@tanstack/react-query";
import { secondFactorQuery } from "../../../queries/identity-settings.ts";

/** Whether a code of the app is asked for beside the password before a way into the account changes. */
export function useIsCodeAsked(): boolean {
  return useQuery(secondFactorQuery()).data?.isAskedHere ?? false;
}
