import { Button } from "@gable/ui/components/button/button.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useMutation } from "@tanstack/react-query";
import { downloadWords } from "./download.words.ts";
import { useWhyNot } from "./use-why-not.ts";

/** What a page shows as a file for a spreadsheet. Where it cannot be had, why is said. */
export function DownloadButton({ read, name }: { read: () => Promise<Blob>; name: string }) {
  const t = useText(downloadWords);
  const sayWhyNot = useWhyNot();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await read(), name),
    onError: (failure) => sayWhyNot(failure, t.failed),
  });
  return (
    <Button kind="second" slim busy={isPending} onClick={() => mutate()}>
      {t.download}
    </Button>
  );
}
