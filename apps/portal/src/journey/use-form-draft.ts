import {
  type DraftFields,
  type DraftKey,
  draftFormOf,
  formDrafts,
  keptFields,
} from "@gable/domain/profile/form-drafts.ts";
import type { FormDraft } from "@gable/ui/forms/form-draft.ts";
import { useEffect, useEffectEvent } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from "react-hook-form";
import { useKeptFields } from "./use-kept-fields.tsx";

/** `const draft = useFormDraft("assets", form)`, then `<QuestionPage form={form} draft={draft}>`. */
export function useFormDraft<T extends FieldValues, O>(
  key: DraftKey,
  form: UseFormReturn<T, unknown, O>,
  isReady = true,
): FormDraft {
  const kind = draftFormOf(key);
  if (kind === undefined) throw new Error(`There is no form ${key}.`);
  const names: readonly string[] = formDrafts[kind];
  const read = (values: unknown): DraftFields => Object.fromEntries(names.map((name) => [name, get(values, name)]));
  const { typed, draft } = useKeptFields(
    key,
    isReady
      ? {
          first: keptFields(kind, read(form.control._defaultValues)),
          fill(fields) {
            for (const [name, value] of Object.entries(fields)) {
              const path = name as FieldPath<T>;
              const now: unknown = form.getValues(path);
              if (JSON.stringify(now) === JSON.stringify(value)) continue;
              form.setValue(path, value as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
            }
          },
        }
      : null,
  );
  const change = useEffectEvent((values: T) => typed(keptFields(kind, read(values))));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => change(values) }), [form]);
  return draft;
}
