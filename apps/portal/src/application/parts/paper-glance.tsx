import { Button } from "@gable/ui/components/button/button.tsx";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { drawFirstPage, type FirstPage } from "@gable/ui/components/paper/first-page.ts";
import { pageCountWords } from "@gable/ui/components/paper/page-count.words.ts";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { catalogue, useText } from "@gable/ui/language/catalogue.tsx";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import "./paper-glance.css";
import { UnlockPdf } from "./unlock-pdf.tsx";

const Viewer = lazyPart(async () => (await import("../signing/parts/document-viewer.tsx")).DocumentViewer);

const words = catalogue({
  look: { en: (name: string) => `Look at ${name}`, es: (name: string) => `Ver ${name}` },
  other: { en: "Choose another", es: "Elegir otro" },
  done: { en: "Done", es: "Listo" },
  locked: {
    en: "It is locked with a password, and we could not read it.",
    es: "Está protegido con contraseña y no podríamos leerlo.",
  },
  unlocked: { en: "It is unlocked, and can go.", es: "Ya está sin contraseña y se puede enviar." },
});

/** In CSS pixels. */
const WIDTH = 72;

type GlanceProps = {
  file: File;
  /** Its name and how it stands. */
  said: ReactNode;
  accept: string;
  onReplace: (other: File) => void;
};

/** A file that is still here: how it looks, how many pages it has, at a touch all of it, and a way to choose another in its place. */
export function PaperGlance({ file, said, accept, onReplace }: GlanceProps) {
  const t = useText(words);
  const count = useText(pageCountWords);
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<{ file: File; first: FirstPage | null } | null>(null);
  const first = known?.file === file ? known.first : null;
  const know = useCallback((found: FirstPage | null) => setKnown({ file, first: found }), [file]);
  const [unlocked, setUnlocked] = useState<File | null>(null);
  const face = useRef<HTMLButtonElement>(null);
  // It is kept nowhere yet: the browser asks before it is gone.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return (
    <>
      <button ref={face} type="button" className="glance" onClick={() => setOpen(true)}>
        {file.type === "application/pdf" ? (
          <PdfFace key={keyOf(file)} file={file} onKnown={know} />
        ) : (
          <PictureFace key={keyOf(file)} file={file} />
        )}
        <span className="vh">{t.look(file.name)}</span>
      </button>
      <div>
        {said}
        {first !== null && first !== "locked" ? <span className="small">{count.pages(first.pages)}</span> : null}
        <p className="glance-locked" aria-live="polite">
          {first === "locked" ? t.locked : null}
          {unlocked === file ? t.unlocked : null}
        </p>
        {first === "locked" ? (
          <UnlockPdf
            file={file}
            onUnlocked={(open) => {
              face.current?.focus();
              setUnlocked(open);
              onReplace(open);
            }}
          />
        ) : null}
        <label className="text-link glance-other">
          <input
            className="vh"
            type="file"
            accept={accept}
            onChange={({ target }) => {
              const [other] = target.files ?? [];
              if (other) onReplace(other);
              target.value = "";
            }}
          />
          {t.other}
          <span className="vh">({file.name})</span>
        </label>
      </div>
      {isOpen ? (
        <Dialog
          open
          kind="page"
          onClose={() => setOpen(false)}
          title={file.name}
          actions={<Button onClick={() => setOpen(false)}>{t.done}</Button>}
        >
          <Suspense fallback={<Skeleton kind="text" count={12} />}>
            <Viewer title={file.name} asked={{ data: file, error: null, refetch: nothingElse }} fields={[]} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}

/** Another face is drawn for another file. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** It is all here: there is nobody to ask again. */
const nothingElse = () => Promise.reject(new Error("a file that was chosen is fetched from nowhere"));

function PictureFace({ file }: { file: File }) {
  const [undrawn, setUndrawn] = useState(false);
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (undrawn) return <Icon name="document" size={24} />;
  return <img ref={show} alt="" onError={() => setUndrawn(true)} />;
}

function PdfFace({ file, onKnown }: { file: File; onKnown: (first: FirstPage | null) => void }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      const left = new AbortController();
      // What cannot be drawn here can be sent all the same.
      drawFirstPage(file, canvas, WIDTH, left.signal).then(
        (first) => (left.signal.aborted ? undefined : onKnown(first)),
        () => undefined,
      );
      return () => left.abort();
    },
    [file, onKnown],
  );
  return <canvas ref={draw} aria-hidden="true" />;
}
