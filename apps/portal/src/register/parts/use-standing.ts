import { kept } from "@gable/ui/storage/browser-storage.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { draftQuery } from "../../queries/profile.ts";
import type { Standing } from "./registration.ts";

const KEY = "registration-begun";

/** Of somebody who has answered nothing. */
export const nothingYet: Standing = { answers: {}, unfinished: {}, prefilled: null, stop: null };

/** Says that the server keeps a draft for this browser; what is in it is not kept here. */
export const rememberDraft = (): void => kept.write(KEY, "yes");
export const forgetDraft = (): void => kept.forget(KEY);

/**
 * The answers given so far; undefined while they are fetched. Somebody who is here for the first time is shown the first question
 * without asking the server, unless an officer's link may have answered some.
 */
export function useStanding(): Standing | undefined {
  const [query] = useSearchParams();
  const mayHaveDraft = kept.read(KEY) !== undefined || query.has("referrer");
  const { data, isError } = useQuery({ ...draftQuery(query.get("referrer")), enabled: mayHaveDraft });
  return data ?? (mayHaveDraft && !isError ? undefined : nothingYet);
}
