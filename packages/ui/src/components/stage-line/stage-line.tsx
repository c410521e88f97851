import { catalogue, useText } from "../../language/catalogue.tsx";
import "./stage-line.css";

export type LineStage = { label: string; note: string; state: "done" | "now" | "later" };

const words = catalogue({
  done: { en: "Done: ", es: "Listo: " },
  now: { en: "Now: ", es: "Ahora: " },
});

/** A whole way in one line, with a date or a name under each stage; a column on phones. */
export function StageLine({ stages }: { stages: readonly LineStage[] }) {
  const t = useText(words);
  return (
    <ol className="stage-line">
      {stages.map(({ label, note, state }) => (
        <li key={label} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          {state === "later" ? null : <span className="vh">{t[state]}</span>}
          <span>{label}</span> <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
