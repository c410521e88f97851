import { CallFailed } from "@gable/contract/problem.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useMutation } from "@tanstack/react-query";
import { downloadWords } from "./download.words.ts";
import { useExplain } from "./use-explain.ts";

/** What a page shows as a file for a spreadsheet. Where the server refuses it, its reason is said. */
export function DownloadButton({ read, name }: { read: () => Promise<Blob>; name: string }) {
  const t = useText(downloadWords);
  const explain = useExplain();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await read(), name),
    onError: (failure) => {
      const refused = failure instanceof CallFailed && failure.status === 409 ? failure.problem?.code : undefined;
      showToast({ tone: "error", text: refused === undefined ? t.failed : explain(refused) });
    },
  });
  return (
    <Button kind="second" slim busy={isPending} onClick={() => mutate()}>
      {t.download}
    </Button>
  );
}
