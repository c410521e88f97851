import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { failuresOf } from "./failures-of.ts";
import { useExplain } from "./use-explain.ts";

/** Says of an act that is one press why it was refused, after `what` was not done by it where that is not plain. */
export function useWhyNot(): (failure: unknown, what?: string) => void {
  const explain = useExplain();
  const showToast = useToast();
  return (failure, what) => {
    for (const { message } of failuresOf(failure)) {
      const why = explain(message);
      showToast({ tone: "error", text: what === undefined ? why : `${what} ${why}` });
    }
  };
}
