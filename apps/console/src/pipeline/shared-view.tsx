import type { PipelineView } from "@gable/contract/calls/pipeline-views.ts";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { pipelineViewsQuery, shareViewMutation, unshareViewMutation } from "../queries/pipeline-views.ts";
import { useMay } from "../session/me.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { viewWords } from "./view.words.ts";

/** Shows a view to all of the lender's staff, or to its owner alone again; nothing for who may not. */
export function Sharing({ view }: { view: PipelineView }) {
  const t = useText(viewWords);
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const mayShare = useMay("share-views");
  const isShared = view.sharedBy !== null;
  const { mutate, isPending } = useMutation({
    ...(isShared ? unshareViewMutation() : shareViewMutation()),
    onSuccess: () => showToast({ tone: "success", text: (isShared ? t.unshared : t.shared)(view.name) }),
    onError: (failure) => sayWhyNot(failure, t.sharingFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: pipelineViewsQuery().queryKey }),
  });
  if (!mayShare) return null;
  return (
    <TextButton busy={isPending} onClick={() => mutate(view.uuid)}>
      {isShared ? t.unshare : t.share}
    </TextButton>
  );
}
