import { Button } from "@gable/ui/components/button/button.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { saveFile } from "../shell/save-file.ts";
import { reportsWords } from "./reports.words.ts";

/** The figures of a page as a file for a spreadsheet. */
export function DownloadButton({ read, name }: { read: () => Promise<Blob>; name: string }) {
  const t = useText(reportsWords);
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await read(), name),
    onError: () => showToast({ tone: "error", text: t.downloadFailed }),
  });
  return (
    <Button kind="second" slim busy={isPending} onClick={() => mutate()}>
      {t.download}
    </Button>
  );
}
