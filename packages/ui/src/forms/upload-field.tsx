import { type ChangeEvent, useId, useState } from "react";
import { Icon, type IconName } from "../components/icon/icon.tsx";
import { TextButton } from "../components/link/link.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";
import { useFormats } from "../language/use-formats.ts";
import { FieldHelp } from "./field.tsx";
import { sortChosen, type Unfit, type UploadFile, type UploadRule, type UploadState } from "./upload-file.ts";
import "./upload-field.css";

const words = catalogue({
  choose: { en: "Choose a file", es: "Elegir un archivo" },
  chooseMore: { en: "Add another file", es: "Agregar otro archivo" },
  photo: { en: "Take a photo", es: "Tomar una foto" },
  drop: { en: "or drop it here", es: "o suéltelo aquí" },
  queued: { en: "Waiting", es: "En espera" },
  begun: { en: "Sending", es: "Enviando" },
  sending: { en: (percent: number) => `Sending, ${percent}%`, es: (percent: number) => `Enviando, ${percent}%` },
  scanning: { en: "Scanning for viruses", es: "Buscando virus" },
  checking: { en: "Checking", es: "Revisando" },
  accepted: { en: "Received", es: "Recibido" },
  remove: { en: (name: string) => `Remove ${name}`, es: (name: string) => `Quitar ${name}` },
  retry: { en: "Try again", es: "Intentar de nuevo" },
  type: {
    en: (name: string) => `${name} is not a kind we can read. Use PDF, JPG, PNG or HEIC.`,
    es: (name: string) => `No podemos leer ${name}. Use PDF, JPG, PNG o HEIC.`,
  },
  size: {
    en: (name: string, most: string) => `${name} is larger than ${most}. Send fewer pages at a time.`,
    es: (name: string, most: string) => `${name} pesa más de ${most}. Envíe menos páginas a la vez.`,
  },
  empty: {
    en: (name: string) => `${name} is empty. Choose it again.`,
    es: (name: string) => `${name} está vacío. Elíjalo otra vez.`,
  },
  many: {
    en: (name: string) => `${name} is one more than fits here, and was left out.`,
    es: (name: string) => `${name} ya no cabe aquí y quedó fuera.`,
  },
  duplicate: {
    en: (name: string) => `${name} is already in the list.`,
    es: (name: string) => `${name} ya está en la lista.`,
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
  /** Offers the camera first where there is one: `environment` for papers, `user` for one's face. */
  camera?: "environment" | "user";
  /** How many are asked for; the way to add more goes when they are there. */
  most?: number;
  id?: string;
};

/** Files by choosing, dropping or photographing; each shows where it stands, and what is wrong with it if something is. */
export function UploadField(props: UploadProps) {
  const { label, hint, error, rule, files, onAdd, onRemove, onRetry, camera, most = Number.POSITIVE_INFINITY } = props;
  const t = useText(words);
  const formats = useFormats();
  const ownId = useId();
  const id = props.id ?? ownId;
  const [unfit, setUnfit] = useState<{ name: string; why: Unfit } | null>(null);
  const [over, setOver] = useState(false);
  const full = files.filter(({ state }) => state.step !== "refused").length >= most;

  const add = (chosen: readonly File[]) => {
    const sorted = sortChosen(chosen, rule, files, most);
    setUnfit(sorted.unfit);
    if (sorted.good.length > 0) onAdd(sorted.good);
  };
  const addFrom = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])]);
    event.target.value = "";
  };
  const wrong = error ?? (unfit ? t[unfit.why](unfit.name, formats.fileSize(rule.largestBytes)) : undefined);
  const input = { className: "vh", type: "file", accept: rule.accept, onChange: addFrom } as const;

  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div aria-live="polite">
        <FieldHelp id={id} hint={hint} error={wrong} />
      </div>
      {files.length > 0 ? (
        <ul className="upload-files">
          {files.map((file) => (
            <UploadRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
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
    </fieldset>
  );
}

const icons: Record<UploadState["step"], IconName> = {
  queued: "clock",
  sending: "upload",
  scanning: "shield",
  checking: "search",
  accepted: "check",
  returned: "warning",
  refused: "error",
  failed: "warning",
};

type RowProps = { file: UploadFile; onRemove: (id: string) => void; onRetry: (id: string) => void };

function UploadRow({ file: { id, name, size, state }, onRemove, onRetry }: RowProps) {
  const t = useText(words);
  const formats = useFormats();
  const isSending = state.step === "sending";
  const said = isSending ? t.begun : "reason" in state ? state.reason : t[state.step];
  return (
    <li data-step={state.step}>
      <Icon name={icons[state.step]} />
      <div>
        <span className="upload-name">{name}</span> <small>{formats.fileSize(size)}</small>
        <output className={isSending ? "vh" : "upload-state"}>{said}</output>
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
      {state.step === "accepted" ? null : (
        <button className="bar-item" type="button" onClick={() => onRemove(id)}>
          <Icon name="close" />
          <span className="vh">{t.remove(name)}</span>
        </button>
      )}
    </li>
  );
}
