import { useState } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import { Icon } from "../icon/icon.tsx";
import "./save-state.css";

/** `kept`: here, until there is a connection; `renewed`: somebody typed elsewhere, and it is shown here. */
export type Saving = "idle" | "saving" | "saved" | "failed" | "kept" | "renewed";

const words = catalogue({
  saving: { en: "Saving", es: "Guardando" },
  saved: { en: "Saved", es: "Guardado" },
  failed: { en: "Not saved yet. We keep trying.", es: "Aún no se guardó. Seguimos intentando." },
  kept: {
    en: "Kept on this device until you are online",
    es: "Guardado en este dispositivo hasta que tenga conexión",
  },
  renewed: {
    en: "Brought up to date from another tab or device",
    es: "Actualizado desde otra pestaña u otro dispositivo",
  },
});

const icons = { saving: "refresh", saved: "check", failed: "warning", kept: "warning", renewed: "check" } as const;

/** Says that what was entered is kept. It is heard when that changes, not at each pause in typing. */
export function SaveState({ state }: { state: Saving }) {
  const t = useText(words);
  const [heard, setHeard] = useState<Saving>("idle");
  if (state !== "saving" && state !== heard) setHeard(state);
  return (
    <>
      <span className="save-state" data-state={state} aria-hidden="true">
        {state === "idle" ? null : (
          <>
            <Icon name={icons[state]} size={16} />
            {t[state]}
          </>
        )}
      </span>
      <output className="vh">{heard === "idle" || heard === "saving" ? "" : t[heard]}</output>
    </>
  );
}
