import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";

/**
 * React Hook Form as this product uses it: nothing is called wrong before it is sent, what was wrong is looked at
 * again while it is mended, and the summary takes the focus instead of the first field.
 */
export function useQuestionForm<T extends FieldValues, O = T>(
  options: UseFormProps<T, unknown, O>,
): UseFormReturn<T, unknown, O> {
  return useForm<T, unknown, O>({
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
    ...options,
  });
}
