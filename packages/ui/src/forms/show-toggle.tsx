import { Icon } from "../components/icon/icon.tsx";
import { catalogue, useText } from "../language/catalogue.tsx";

const words = catalogue({ show: { en: "Show", es: "Mostrar" }, hide: { en: "Hide", es: "Ocultar" } });

type ToggleProps = { shown: boolean; onChange: (shown: boolean) => void; label: string; controls: string };

/** Lets one see what a hidden field holds. The name holds the word that stands there: who speaks to the page says it (WCAG 2.5.3). */
export function ShowToggle({ shown, onChange, label, controls }: ToggleProps) {
  const t = useText(words);
  return (
    <button
      className="bar-item input-after"
      type="button"
      aria-label={shown ? t.hide : label}
      aria-controls={controls}
      onClick={() => onChange(!shown)}
    >
      <Icon name={shown ? "eye-off" : "eye"} />
      <span aria-hidden="true">{shown ? t.hide : t.show}</span>
    </button>
  );
}
