import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon } from "../icon/icon.tsx";
import "./save-state.css";

export type Saving = "idle" | "saving" | "saved" | "failed";

const words = catalogue({
  saving: { en: "Saving", es: "Guardando" },
  saved: { en: "Saved", es: "Guardado" },
  failed: { en: "Not saved yet. We keep trying.", es: "Aún no se guardó. Seguimos intentando." },
});

/** Says that what was entered is kept. */
export function SaveState({ state }: { state: Saving }) {
  const t = useText(words);
  return (
    <output className="save-state" data-state={state}>
      {state === "idle" ? null : (
        <>
          <Icon name={state === "saved" ? "check" : state === "failed" ? "warning" : "refresh"} size={16} />
          {t[state]}
        </>
      )}
    </output>
  );
}
