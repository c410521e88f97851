import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isSignedIn, subscribeToToken } from "./token.ts";

/** What was typed and not sent yet. In this page's memory only: never stored, gone with the session. */
const drafts = new Map<string, unknown>();

subscribeToToken(() => {
  if (!isSignedIn()) drafts.clear();
});

export const draftOf = (key: string): unknown => drafts.get(key);
export const keepDraft = (key: string, draft: unknown): void => void drafts.set(key, draft);
export const dropDraft = (key: string): void => void drafts.delete(key);

/** Keeps a form's values under `key` while it is filled in, so that a way back and forth loses nothing. */
export function useFormDraft<T extends FieldValues, O>(
  key: string,
  form: UseFormReturn<T, unknown, O>,
  kept: (values: T) => Partial<T> = (values) => values,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(key, kept(values)) }),
    [key, form, kept],
  );
}
