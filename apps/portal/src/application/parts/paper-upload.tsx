import { UPLOAD_LIMIT_BYTES } from "@gable/contract/calls/documents.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { UploadField } from "@gable/ui/forms/upload-field.tsx";
import type { UploadRule } from "@gable/ui/forms/upload-file.ts";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { type ComponentProps, Suspense, useRef } from "react";
import type { Uploads } from "./use-uploads.ts";

/** Pictures and papers as the server takes them. */
const pictureRule: UploadRule = {
  accept: "image/jpeg,image/png,image/heic,.heic,application/pdf",
  largestBytes: UPLOAD_LIMIT_BYTES,
};

const PaperGlance = lazyPart(async () => (await import("./paper-glance.tsx")).PaperGlance);

const words = catalogue({
  look: {
    en: "Look before it goes: can everything be read, to the edges?",
    es: "Mire antes de enviar: ¿se lee todo, hasta los bordes?",
  },
  dated: { en: (day: string) => `dated ${day}`, es: (day: string) => `con fecha del ${day}` },
  send: {
    en: (files: number) => (files === 1 ? "Send this file" : `Send these ${files} files`),
    es: (files: number) => (files === 1 ? "Enviar este archivo" : `Enviar estos ${files} archivos`),
  },
});

type PaperUploadProps = Pick<ComponentProps<typeof UploadField>, "label" | "hint" | "camera" | "most"> & {
  uploads: Pick<Uploads, "files" | "add" | "remove" | "retry" | "replace" | "sendChosen">;
  /** The form around it sends what was chosen. */
  withForm?: boolean;
};

/** Papers or pictures, to be looked at before they go to the server; a phone offers its camera first. */
export function PaperUpload({ uploads, camera = "environment", withForm = false, ...field }: PaperUploadProps) {
  const t = useText(words);
  const f = useFormats();
  const standing = useRef<HTMLParagraphElement>(null);
  const chosen = uploads.files.filter(({ state }) => state.step === "chosen").length;
  const noted = (file: Uploads["files"][number]) =>
    file.datedOn === undefined ? file : { ...file, note: t.dated(f.day(file.datedOn)) };
  const send = () => {
    void uploads.sendChosen();
    // The button goes with what it sends.
    standing.current?.focus();
  };
  return (
    <UploadField
      {...field}
      camera={camera}
      rule={pictureRule}
      files={uploads.files.map(noted)}
      onAdd={(files) => uploads.add(files)}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      onReplace={uploads.replace}
      renderChosen={(file, said, replace) => (
        <Suspense
          fallback={
            <>
              <Icon name="document" />
              <div>{said}</div>
            </>
          }
        >
          <PaperGlance file={file} said={said} accept={pictureRule.accept} onReplace={replace} />
        </Suspense>
      )}
    >
      <p ref={standing} tabIndex={-1} aria-live="polite">
        {chosen > 0 ? t.look : null}
      </p>
      {withForm || chosen === 0 ? null : (
        <Actions>
          <Button onClick={send}>{t.send(chosen)}</Button>
        </Actions>
      )}
    </UploadField>
  );
}
