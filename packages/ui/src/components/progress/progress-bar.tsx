import { catalogue, useText } from "../../language/catalogue.tsx";
import "./progress-bar.css";

const words = catalogue({
  progress: { en: "Progress", es: "Avance" },
  step: {
    en: (at: number, of: number) => `Step ${at} of ${of}`,
    es: (at: number, of: number) => `Paso ${at} de ${of}`,
  },
  question: {
    en: (at: number, of: number) => ` · question ${at} of ${of}`,
    es: (at: number, of: number) => ` · pregunta ${at} de ${of}`,
  },
});

type BarProps = {
  label: string;
  /** Counts from 1, as that of the question does. */
  at: number;
  of: number;
  /** Within the present step. */
  question?: { readonly at: number; readonly of: number } | undefined;
  /** How far within all of it, 0 to 1. */
  share?: number;
};

/** The rail's small form for phones: where one is, in words and as a thin line. */
export function ProgressBar({ label, at, of, question, share }: BarProps) {
  const t = useText(words);
  const filled = Math.round(100 * Math.min(1, Math.max(0, share ?? (at - 0.5) / of)));
  return (
    <section className="progress-bar" aria-label={t.progress}>
      <p>
        <strong>{label}</strong>
        <span>
          {t.step(at, of)}
          {question ? t.question(question.at, question.of) : null}
        </span>
      </p>
      <span className="progress-line" aria-hidden="true">
        <span style={{ width: `${filled}%` }} />
      </span>
    </section>
  );
}
