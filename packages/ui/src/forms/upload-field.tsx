import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "../components/icon/icon.tsx";
import { TextButton } from "../components/link/link.tsx";
import { catalogue, useLanguage, useText } from "../language/catalogue.tsx";
import { useFormats } from "../language/use-formats.ts";
import { FieldHelp } from "./field.tsx";
import { sortChosen, type UnfitFiles, type UploadFile, type UploadRule, type UploadState } from "./upload-file.ts";
import "./upload-field.css";

const words = catalogue({
  choose: { en: "Choose a file", es: "Elegir un archivo" },
  chooseMore: { en: "Add another file", es: "Agregar otro archivo" },
  photo: { en: "Take a photo", es: "Tomar una foto" },
  drop: { en: "or drop it here", es: "o suéltelo aquí" },
  chosen: { en: "Not sent yet", es: "Aún sin enviar" },
  queued: { en: "Waiting", es: "En espera" },
  begun: { en: "Sending", es: "Enviando" },
  sending: { en: (percent: number) => `Sending, ${percent}%`, es: (percent: number) => `Enviando, ${percent}%` },
  scanning: { en: "Scanning for viruses", es: "Buscando virus" },
  checking: { en: "Checking", es: "Revisando" },
  accepted: { en: "Received", es: "Recibido" },
  remove: { en: (name: string) => `Remove ${name}`, es: (name: string) => `Quitar ${name}` },
  retry: { en: "Try again", es: "Intentar de nuevo" },
  type: {
    en: (names: string, n: number) =>
      `${names} ${n === 1 ? "is not a kind" : "are not kinds"} we can read. Use PDF, JPG, PNG or HEIC.`,
    es: (names: string) => `No podemos leer ${names}. Use PDF, JPG, PNG o HEIC.`,
  },
  size: {
    en: (names: string, n: number, most: string) =>
      `${names} ${n === 1 ? "is" : "are"} larger than ${most}. Send fewer pages at a time.`,
    es: (names: string, n: number, most: string) =>
      `${names} ${n === 1 ? "pesa" : "pesan"} más de ${most}. Envíe menos páginas a la vez.`,
  },
  empty: {
    en: (names: string, n: number) => `${names} ${n === 1 ? "is empty. Choose it" : "are empty. Choose them"} again.`,
    es: (names: string, n: number) =>
      `${names} ${n === 1 ? "está vacío. Elíjalo" : "están vacíos. Elíjalos"} otra vez.`,
  },
  many: {
    en: (names: string, n: number) =>
      n === 1
        ? `${names} is one more than fits here, and was left out.`
        : `${names} are more than fit here, and were left out.`,
    es: (names: string, n: number) =>
      n === 1 ? `${names} ya no cabe aquí y quedó fuera.` : `${names} ya no caben aquí y quedaron fuera.`,
  },
  duplicate: {
    en: (names: string, n: number) => `${names} ${n === 1 ? "is" : "are"} already in the list.`,
    es: (names: string, n: number) => `${names} ya ${n === 1 ? "está" : "están"} en la lista.`,
  },
});

type UploadProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  rule: UploadRule;
  files: readonly UploadFile[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Puts another in the place of one that has not gone. */
  onReplace?: (id: string, file: File) => void;
  /** How one is shown that has not gone: in the place of its icon, with what is said of it, and a way to put another there. */
  renderChosen?: (file: File, said: ReactNode, replace: (other: File) => void) => ReactNode;
  /** What stands below the files and the ways to add more. */
  children?: ReactNode;
  /** Offers the camera first where there is one: `environment` for papers, `user` for one's face. */
  camera?: "environment" | "user";
  /** How many are asked for; the way to add more goes when they are there. */
  most?: number;
  id?: string;
};

/** Files by choosing, dropping or photographing; each shows where it stands, and what is wrong with it if something is. */
export function UploadField(props: UploadProps) {
  const {
    label,
    hint,
    error,
    rule,
    files,
    onAdd,
    onRetry,
    onReplace,
    renderChosen,
    camera,
    most = Number.POSITIVE_INFINITY,
  } = props;
  const t = useText(words);
  const formats = useFormats();
  const list = new Intl.ListFormat(useLanguage());
  const ownId = useId();
  const id = props.id ?? ownId;
  const [unfit, setUnfit] = useState<readonly UnfitFiles[]>([]);
  const [over, setOver] = useState(false);
  const full = files.filter(({ state }) => state.step !== "refused").length >= most;

  const { frame, remove } = useFocusAfterRemoval(props);

  const add = (chosen: readonly File[]) => {
    const sorted = sortChosen(chosen, rule, files, most);
    setUnfit(sorted.unfit);
    if (sorted.good.length > 0) onAdd(sorted.good);
  };
  const replace = (replaced: string, other: File) => {
    const others = files.filter((file) => file.id !== replaced);
    const { good, unfit: fault } = sortChosen([other], rule, others, most);
    setUnfit(fault);
    for (const file of good) onReplace?.(replaced, file);
  };
  const addFrom = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = "";
  };
  const said = unfit.map(({ why, names }) =>
    t[why](list.format(names), names.length, formats.fileSize(rule.largestBytes)),
  );
  const wrong = error ?? (said.length > 0 ? said.join(" ") : undefined);
  const input = { className: "vh", type: "file", accept: rule.accept, onChange: addFrom } as const;

  return (
    <fieldset className="field" ref={frame}>
      <legend className="field-label">{label}</legend>
      <div aria-live="polite">
        <FieldHelp id={id} hint={hint} error={wrong} />
      </div>
      {files.length > 0 ? (
        <ul className="upload-files">
          {files.map((file) => (
            <UploadRow
              key={file.id}
              file={file}
              renderChosen={renderChosen}
              onRemove={remove}
              onRetry={onRetry}
              onReplace={replace}
            />
          ))}
        </ul>
      ) : null}
      {full ? null : (
        <div
          className="upload"
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add([...event.dataTransfer.files]);
          }}
        >
          {camera ? (
            <label className="button upload-camera" data-kind="second" data-slim="">
              <input {...input} capture={camera} accept="image/*" />
              <Icon name="camera" />
              {t.photo}
            </label>
          ) : null}
          <label className="button" data-kind="second" data-slim="">
            <input
              {...input}
              id={id}
              multiple={most > 1}
              aria-describedby={
                [hint ? `${id}-hint` : "", wrong ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined
              }
            />
            <Icon name="upload" />
            {files.length > 0 ? t.chooseMore : t.choose}
          </label>
          <span className="upload-drop">{t.drop}</span>
        </div>
      )}
      {props.children}
    </fieldset>
  );
}

/** A file that is taken out leaves the focus with the next one, with the last where there is none, or with what chooses a file. */
function useFocusAfterRemoval({ files, onRemove }: Pick<UploadProps, "files" | "onRemove">) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const taken = useRef({ id: "", place: 0 });
  // Once it has gone, which may be at any later time.
  useEffect(() => {
    const { id, place } = taken.current;
    if (id === "" || files.some((file) => file.id === id)) return;
    taken.current.id = "";
    const stops = frame.current?.querySelectorAll<HTMLElement>(".upload-files .bar-item, .upload input") ?? [];
    stops[Math.max(0, Math.min(place, files.length - 1))]?.focus();
  });
  const remove = (id: string) => {
    taken.current = { id, place: files.findIndex((file) => file.id === id) };
    onRemove(id);
  };
  return { frame, remove };
}

const icons: Record<UploadState["step"], IconName> = {
  chosen: "document",
  queued: "clock",
  sending: "upload",
  scanning: "shield",
  checking: "search",
  accepted: "check",
  returned: "warning",
  refused: "error",
  failed: "warning",
};

type RowProps = Pick<UploadProps, "onRemove" | "onRetry"> & {
  renderChosen: UploadProps["renderChosen"];
  file: UploadFile;
  onReplace: (id: string, other: File) => void;
};

function UploadRow({ file: { id, name, size, state, file, note }, ...ways }: RowProps) {
  const { onRemove, onRetry, onReplace, renderChosen } = ways;
  const t = useText(words);
  const formats = useFormats();
  const isSending = state.step === "sending";
  const said = isSending ? t.begun : "reason" in state ? state.reason : t[state.step];
  const row = (
    <>
      <span className="upload-name">{name}</span>{" "}
      <small>
        {formats.fileSize(size)}
        {note === undefined ? null : `, ${note}`}
      </small>
      <output className={isSending ? "vh" : "upload-state"}>{said}</output>
    </>
  );
  return (
    <li data-step={state.step}>
      {state.step === "chosen" && file && renderChosen ? (
        renderChosen(file, row, (other) => onReplace(id, other))
      ) : (
        <>
          <Icon name={icons[state.step]} />
          <div>
            {row}
            {/* How far it is, is for the eye: read out at each step it would drown everything else. */}
            {isSending ? (
              <span aria-hidden="true">
                <span className="upload-state">{t.sending(Math.round(100 * state.share))}</span>
                <span className="progress-line">
                  <span style={{ width: `${100 * state.share}%` }} />
                </span>
              </span>
            ) : null}
            {state.step === "failed" ? <TextButton onClick={() => onRetry(id)}>{t.retry}</TextButton> : null}
          </div>
        </>
      )}
      {state.step === "accepted" ? null : (
        <button className="bar-item" type="button" onClick={() => onRemove(id)}>
          <Icon name="close" />
          <span className="vh">{t.remove(name)}</span>
        </button>
      )}
    </li>
  );
}
