import { catalogue, useText } from "../../language/catalogue.tsx";
import "./progress-bar.css";

const words = catalogue({
  progress: { en: "Progress", es: "Avance" },
  step: {
    en: (at: number, of: number) => `Step ${at} of ${of}`,
    es: (at: number, of: number) => `Paso ${at} de ${of}`,
  },
});

type BarProps = {
  label: string;
  /** Counts from 1. */
  at: number;
  of: number;
  /** How far within the present step, in words. */
  note?: string | undefined;
  /** How far within all of it, 0 to 1. */
  share?: number;
};

/** The rail's small form for phones: where one is, in words and as a thin line. */
export function ProgressBar({ label, at, of, note, share }: BarProps) {
  const t = useText(words);
  const filled = Math.round(100 * Math.min(1, Math.max(0, share ?? (at - 0.5) / of)));
  return (
    <section className="progress-bar" aria-label={t.progress}>
      <p>
        <strong>{label}</strong>
        <span>
          {t.step(at, of)}
          {note ? ` · ${note}` : null}
        </span>
      </p>
      <span className="progress-line" aria-hidden="true">
        <span style={{ width: `${filled}%` }} />
      </span>
    </section>
  );
}
