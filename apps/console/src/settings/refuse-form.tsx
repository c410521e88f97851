import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refuseMutation, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { settingsWords } from "./settings.words.ts";

/** Nothing is refused without saying why. */
export function RefuseForm({ proposal, onDone }: { proposal: string; onDone: () => void }) {
  const t = useText(settingsWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync } = useMutation(refuseMutation(proposal));
  const send = async (reason: string) => {
    await mutateAsync({ reason });
    await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
    showToast({ tone: "success", text: t.refused });
    onDone();
  };
  return (
    <OneTextForm name="reason" label={t.reason} maxLength={500} sendLabel={t.refuseIt} kind="danger" send={send} />
  );
}
