import { type PointerEvent, useId, useRef, useState } from "react";
import { Choices } from "../components/choice/choice.tsx";
import { TextButton } from "../components/link/link.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";
import { Field, FieldHelp } from "./field.tsx";
import "./signature-pad.css";
import { isSigned, SIGNATURE_FIELD, type Strokes, signaturePath } from "./signature-strokes.ts";

/** Typed in one's own name, or drawn (an SVG path on a field of 600 by 180). */
export type Signature = { kind: "typed"; name: string } | { kind: "drawn"; path: string };

const words = catalogue({
  way: { en: "How do you want to sign?", es: "¿Cómo quiere firmar?" },
  typed: { en: "Type my name", es: "Escribir mi nombre" },
  drawn: { en: "Draw it", es: "Dibujarla" },
  name: { en: "Your full legal name", es: "Su nombre legal completo" },
  preview: { en: "Your signature", es: "Su firma" },
  field: { en: "Draw your signature here", es: "Dibuje su firma aquí" },
  clear: { en: "Start again", es: "Empezar de nuevo" },
  undo: { en: "Undo the last stroke", es: "Deshacer el último trazo" },
});

type PadProps = {
  value: Signature | null;
  /** Null while there is nothing that counts as a signature. */
  onChange: (signature: Signature | null) => void;
  /** Typed beforehand into the name's field. */
  name?: string;
  error?: string | undefined;
  id?: string;
};

/** A signature: typed by default, which every keyboard can, or drawn with finger, pen or mouse. */
export function SignaturePad({ value, onChange, name = "", error, id }: PadProps) {
  const t = useText(words);
  const ownId = useId();
  const inputId = id ?? ownId;
  const [way, setWay] = useState<"typed" | "drawn">(value?.kind ?? "typed");
  const [typed, setTyped] = useState(value?.kind === "typed" ? value.name : name);
  const [strokes, setStrokes] = useState<Strokes>([]);

  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() ? { kind: "typed", name: text.trim() } : null);
  };
  const draw = (next: Strokes) => {
    setStrokes(next);
    onChange(isSigned(next) ? { kind: "drawn", path: signaturePath(next) } : null);
  };

  return (
    <div className="signature">
      <fieldset>
        <legend className="vh">{t.way}</legend>
        <Choices
          kind="segments"
          choices={[
            { value: "typed", label: t.typed },
            { value: "drawn", label: t.drawn },
          ]}
          value={way}
          onChange={(next) => {
            setWay(next);
            if (next === "typed") type(typed);
            else draw(strokes);
          }}
        />
      </fieldset>
      {way === "typed" ? (
        <>
          <Field id={inputId} label={t.name} error={error}>
            <input
              id={inputId}
              className="input"
              type="text"
              value={typed}
              onChange={(event) => type(event.target.value)}
              autoComplete="name"
              aria-invalid={error !== undefined}
              aria-describedby={error ? `${inputId}-error` : undefined}
            />
          </Field>
          <p className="signature-field signature-typed" aria-label={t.preview} role="img">
            {typed}
          </p>
        </>
      ) : (
        <div className="field">
          <FieldHelp id={inputId} error={error} />
          <DrawingField
            id={inputId}
            describedBy={error ? `${inputId}-error` : undefined}
            strokes={strokes}
            onChange={draw}
            label={t.field}
          />
          <div className="signature-tools">
            <TextButton onClick={() => draw(strokes.slice(0, -1))}>{t.undo}</TextButton>
            <TextButton onClick={() => draw([])}>{t.clear}</TextButton>
          </div>
        </div>
      )}
    </div>
  );
}

type DrawingFieldProps = {
  id: string;
  describedBy: string | undefined;
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
  label: string;
};

/** What is amiss with it leads to it as to any other field, though no key can draw in it. */
function DrawingField({ id, describedBy, strokes, onChange, label }: DrawingFieldProps) {
  const drawing = useRef(false);
  return (
    <svg
      className="signature-field"
      viewBox={`0 0 ${SIGNATURE_FIELD.width} ${SIGNATURE_FIELD.height}`}
      id={id}
      tabIndex={-1}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        onChange([...strokes, [placeOf(event)]]);
      }}
      onPointerMove={(event) => {
        if (drawing.current) onChange([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), placeOf(event)]]);
      }}
      onPointerUp={() => {
        drawing.current = false;
      }}
      onPointerCancel={() => {
        drawing.current = false;
      }}
    >
      <path className="signature-line" d="M24 140H576" />
      <path className="signature-ink" d={signaturePath(strokes)} />
    </svg>
  );
}

function placeOf(event: PointerEvent<SVGSVGElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * SIGNATURE_FIELD.width;
  const y = ((event.clientY - box.top) / box.height) * SIGNATURE_FIELD.height;
  return [x, y] as const;
}
