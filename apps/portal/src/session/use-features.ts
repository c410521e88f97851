import type { Feature } from "@gable/domain/experiments/features.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { applicationQuery } from "../queries/application.ts";
import { type FlagSubject, featuresQuery } from "../queries/experiments.ts";
import { identityQuery } from "../queries/identity.ts";
import { useIsSignedIn } from "./use-is-signed-in.ts";

/** Whom flags are decided for: the account and the application, as far as the page knows them; undefined until it knows the account. */
export function useFlagSubject(): FlagSubject | undefined {
  const { uuid = "" } = useParams();
  const isSignedIn = useIsSignedIn();
  const { data: identity, isPending } = useQuery({ ...identityQuery(), enabled: false });
  const { data: application } = useQuery({ ...applicationQuery(uuid), enabled: false });
  if (!isSignedIn) return {};
  if (isPending) return undefined;
  return {
    ...(identity && { identityUuid: identity.uuid }),
    ...(application && { applicationUuid: application.uuid, createdAt: application.auditFields.createdDate }),
  };
}

/** All flags for whoever looks; none until they are known. */
export function useFeatures({ enabled = true } = {}): readonly Feature[] {
  const subject = useFlagSubject();
  const { data = [] } = useQuery({
    ...featuresQuery(subject ?? {}),
    enabled: enabled && subject !== undefined,
    placeholderData: keepPreviousData,
  });
  return data;
}
