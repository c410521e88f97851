import type { WholeProposal } from "@gable/contract/calls/organisations-settings.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refuseMutation, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { isMovedOn } from "../shell/moved-on.ts";
import { OneTextForm } from "../shell/one-text-form.tsx";
import { settingsWords, stateWords } from "./settings.words.ts";

/** Nothing is refused without saying why. */
export function RefuseForm({ proposal, onDone }: { proposal: WholeProposal; onDone: () => void }) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync } = useMutation(refuseMutation(proposal.uuid));
  const send = async (reason: string) => {
    try {
      await mutateAsync({ reason });
    } catch (failure) {
      if (isMovedOn(failure)) await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
      throw failure;
    }
    await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
    showToast({ tone: "success", text: t.refused });
    onDone();
  };
  const { state, decidedBy } = proposal;
  return (
    <OneTextForm
      name="reason"
      label={t.reason}
      maxLength={500}
      sendLabel={t.refuseIt}
      kind="danger"
      overtaken={state === "open" ? null : t.overtaken(stateWords[state][language], decidedBy)}
      send={send}
    />
  );
}
