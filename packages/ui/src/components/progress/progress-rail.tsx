import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon } from "../icon/icon.tsx";
import "./progress-rail.css";

/** A step within a stage; the first of several under one name shows that name above itself. */
export type Part = { label: string; under?: string };

export type Stage = {
  label: string;
  /** Shown while the stage is the current one. */
  parts?: readonly Part[];
};

const words = catalogue({
  progress: { en: "Progress", es: "Avance" },
  done: { en: ", done", es: ", listo" },
});

type RailProps = {
  stages: readonly Stage[];
  /** Index of the current stage; as many as there are stages means all are done. */
  at: number;
  /** Index of the current part within the stage. */
  partAt?: number;
  /** How far within the current stage, in words. */
  note?: string | undefined;
  /** A line above, such as a reference number. */
  caption?: string;
};

/** Where one is on the way: a tick for what is done, a filled dot and weight for now, an open dot for later. */
export function ProgressRail({ stages, at, partAt, note, caption }: RailProps) {
  const t = useText(words);
  return (
    <nav className="rail" aria-label={t.progress}>
      {caption ? <p className="rail-caption">{caption}</p> : null}
      <ol>
        {stages.map((stage, index) => (
          <li
            key={stage.label}
            data-state={index < at ? "done" : index === at ? "now" : "later"}
            aria-current={index === at && partAt === undefined ? "step" : undefined}
          >
            {index < at ? <Icon name="check" size={16} /> : null}
            <span className="rail-label">{stage.label}</span>
            {index < at ? <span className="vh">{t.done}</span> : null}
            {index === at && note ? <p className="small quiet">{note}</p> : null}
            {index === at && stage.parts ? <Parts parts={stage.parts} at={partAt} done={t.done} /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Parts({ parts, at, done }: { parts: readonly Part[]; at: number | undefined; done: string }) {
  return (
    <ol>
      {parts.map(({ label, under }, index) => (
        <li
          key={label}
          data-under={under === undefined ? undefined : ""}
          aria-current={index === at ? "step" : undefined}
        >
          {under !== undefined && under !== parts[index - 1]?.under ? (
            <span className="rail-under">{under}</span>
          ) : null}
          {label}
          {at !== undefined && index < at ? <span className="vh">{done}</span> : null}
        </li>
      ))}
    </ol>
  );
}
