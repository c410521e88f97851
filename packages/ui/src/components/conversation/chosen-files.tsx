import { useRef, useState } from "react";
import { unfitFor } from "../../forms/upload-file.ts";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { useFormats } from "../../language/use-formats.ts";
import { Icon } from "../icon/icon.tsx";

const words = catalogue({
  attach: { en: "Add files", es: "Agregar archivos" },
  remove: { en: (name: string) => `Remove ${name}`, es: (name: string) => `Quitar ${name}` },
  type: {
    en: (name: string, kinds: string) => `${name} cannot be sent here. You can send ${kinds} files.`,
    es: (name: string, kinds: string) => `${name} no se puede enviar aquí. Puede enviar archivos ${kinds}.`,
  },
  size: {
    en: (name: string, most: string) => `${name} is larger than ${most}.`,
    es: (name: string, most: string) => `${name} pesa más de ${most}.`,
  },
  empty: {
    en: (name: string) => `${name} is empty. Choose it again.`,
    es: (name: string) => `${name} está vacío. Elíjalo otra vez.`,
  },
  many: {
    en: (most: number) => `${most} files at once are the most.`,
    es: (most: number) => `Puede enviar ${most} archivos a la vez.`,
  },
});

/** What may go with a message. Sizes in bytes; `accept` as a file input has it, endings alone. */
export type ChosenRule = { accept: string; largestBytes: number; most: number };

export type ChosenFiles = {
  files: readonly File[];
  /** Why something of what was chosen last is not among them, in words. */
  problem: string | null;
  add: (chosen: readonly File[]) => void;
  remove: (file: File) => void;
  clear: () => void;
};

/** Files that were chosen for a message, until it is sent. `first`: those that come from one that was not sent. */
export function useChosenFiles({ accept, largestBytes, most }: ChosenRule, first: readonly File[] = []): ChosenFiles {
  const t = useText(words);
  const { fileSize } = useFormats();
  const [files, setFiles] = useState(first.slice(0, most));
  const [problem, setProblem] = useState(first.length > most ? t.many(most) : null);

  const problemWith = (file: File): string | null => {
    const unfit = unfitFor(file, { accept, largestBytes }, []);
    if (unfit === "type") return t.type(file.name, accept.replaceAll(",", ", "));
    if (unfit === "size") return t.size(file.name, fileSize(largestBytes));
    return unfit === null ? null : t.empty(file.name);
  };

  return {
    files,
    problem,
    add(chosen) {
      const fit = chosen.filter((file) => problemWith(file) === null);
      const room = most - files.length;
      const unfit = chosen.find((file) => !fit.includes(file));
      const tooMany = fit.length > room ? t.many(most) : null;
      setProblem(unfit ? problemWith(unfit) : tooMany);
      // One that may not go keeps none of the others back.
      setFiles([...files, ...fit.slice(0, room)]);
    },
    remove: (file) => setFiles(files.filter((one) => one !== file)),
    clear() {
      setFiles([]);
      setProblem(null);
    },
  };
}

/** The chosen ones, each of which can be taken out again. */
export function ChosenList({ chosen: { files, remove } }: { chosen: ChosenFiles }) {
  const t = useText(words);
  const { fileSize } = useFormats();
  return files.map((file, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The same file may be chosen twice.
    <p key={index} className="said-file">
      <Icon name="paperclip" />
      <span>{file.name}</span>
      <small>{fileSize(file.size)}</small>
      <button type="button" className="bar-item" onClick={() => remove(file)}>
        <Icon name="close" size={16} />
        <span className="vh">{t.remove(file.name)}</span>
      </button>
    </p>
  ));
}

/** The way to choose files. */
export function FilePicker({ accept, onChoose }: { accept: string; onChoose: (chosen: readonly File[]) => void }) {
  const t = useText(words);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="bar-item" onClick={() => picker.current?.click()}>
        <Icon name="paperclip" />
        <span className="vh">{t.attach}</span>
      </button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}
