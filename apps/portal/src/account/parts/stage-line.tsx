import { type Progress, sidebarLabels, sidebarPositions } from "@gable/domain/journey/sidebar.ts";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import "./stage-line.css";

const words = catalogue({
  step: {
    en: (at: number, of: number) => `Step ${at} of ${of}`,
    es: (at: number, of: number) => `Paso ${at} de ${of}`,
  },
  done: { en: "All steps done", es: "Todos los pasos listos" },
});

/** How far an application is: the stage in words, and a line of as many pieces as there are stages. */
export function StageLine({ progress }: { progress: string }) {
  const t = useText(words);
  const language = useLanguage();
  const labels = sidebarLabels({ isManual: progress === "MANUAL_NOTARY" });
  const at = progress in sidebarPositions ? sidebarPositions[progress as Progress] : 0;
  const isDone = at >= labels.length;
  return (
    <div className="stage-line">
      <p>
        <strong>{isDone ? t.done : labels[at]?.[language]}</strong>
        {isDone ? null : <span className="quiet">{t.step(at + 1, labels.length)}</span>}
      </p>
      <span className="stage-pieces" aria-hidden="true">
        {labels.map((label, index) => (
          <span key={label.en} data-state={index < at ? "done" : index === at ? "now" : "later"} />
        ))}
      </span>
    </div>
  );
}
