import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { useMutation } from "@tanstack/react-query";

const words = catalogue({
  keep: { en: "Download them all", es: "Descargar todos" },
  fileName: { en: "documents", es: "documentos" },
  failed: {
    en: "The documents could not be fetched. Try again, or take them one by one.",
    es: "No se pudieron obtener los documentos. Intente de nuevo o descárguelos uno por uno.",
  },
});

/** The way to keep every document of a list, as one archive on the reader's device. */
export function KeepAll({ fetch }: { fetch: () => Promise<Blob> }) {
  const t = useText(words);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => saveFile(await fetch(), `${t.fileName}.zip`),
  });
  return (
    <div className="stack">
      <Button kind="second" busy={isPending} onClick={() => mutate()}>
        {t.keep}
      </Button>
      {isError ? <Notice tone="error" title={t.failed} /> : null}
    </div>
  );
}
