import { useId } from "react";
import "./switch.css";

type SwitchProps = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** One thing that is on or off. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        {...(hint && { "aria-describedby": `${id}-hint` })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
