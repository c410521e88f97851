import { catalogue, useText } from "../../language/catalogue.tsx";
import "./progress-bar.css";

const words = catalogue({
  progress: { en: "Progress", es: "Avance" },
  step: {
    en: (at: number, of: number) => `Step ${at} of ${of}`,
    es: (at: number, of: number) => `Paso ${at} de ${of}`,
  },
});

/** The rail's small form for phones: where one is, in words and as a thin line. `at` counts from 1; `share` is 0 to 1. */
export function ProgressBar({ label, at, of, share }: { label: string; at: number; of: number; share?: number }) {
  const t = useText(words);
  const filled = Math.round(100 * Math.min(1, Math.max(0, share ?? (at - 0.5) / of)));
  return (
    <section className="progress-bar" aria-label={t.progress}>
      <p>
        <strong>{label}</strong>
        <span>{t.step(at, of)}</span>
      </p>
      <span className="progress-line" aria-hidden="true">
        <span style={{ width: `${filled}%` }} />
      </span>
    </section>
  );
}
