import { type ReactNode, useId, useState } from "react";
import "../components/figure/figure.css";
import { catalogue, useText } from "../language/catalogue.tsx";
import { useFormats } from "../language/use-formats.ts";
import { amountGrid } from "./amount-grid.ts";
import "./amount-slider.css";
import { centsOf, moneyText, retypeMoney } from "./masks.ts";
import { TypedInput } from "./typed-input.tsx";

const words = catalogue({
  between: {
    en: (least: string, most: string) => `Choose an amount from ${least} to ${most}.`,
    es: (least: string, most: string) => `Elija una cantidad de ${least} a ${most}.`,
  },
});

type SliderProps = {
  /** Names both the field and the slider. */
  label: string;
  /** Whole cents, as are the bounds and the step. */
  cents: number;
  onChange: (cents: number) => void;
  least: number;
  most: number;
  step: number;
  /** Said under the right end instead of the bare bound. */
  mostNote?: ReactNode;
  id?: string;
};

/** An amount, typed into the page's large figure or found with a slider: one value in two hands. */
export function AmountSlider({ label, cents, onChange, least, most, step, mostNote, id }: SliderProps) {
  const t = useText(words);
  const formats = useFormats();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [typed, setTyped] = useState<string | null>(null);
  const typedCents = typed === null ? cents : centsOf(typed);
  const outside = typedCents === null || typedCents < least || typedCents > most;
  const grid = amountGrid(least, most, step);
  const fits = (value: number) => value >= least && value <= most;
  return (
    <div className="amount">
      <label className="vh" htmlFor={inputId}>
        {label}
      </label>
      <div className="amount-figure figure">
        <span aria-hidden="true">$</span>
        <TypedInput
          id={inputId}
          value={typed ?? moneyText(cents, 0)}
          mask={(text, caret) => retypeMoney(text, caret, 0)}
          onText={(text) => {
            setTyped(text);
            const value = centsOf(text);
            if (value !== null && fits(value)) onChange(value);
          }}
          onBlur={() => {
            if (typedCents !== null && outside) onChange(Math.min(most, Math.max(least, typedCents)));
            setTyped(null);
          }}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={outside}
          aria-describedby={outside ? `${inputId}-bounds` : undefined}
        />
      </div>
      <p className="amount-bounds" id={`${inputId}-bounds`} aria-live="polite">
        {outside ? t.between(formats.dollars(least), formats.dollars(most)) : null}
      </p>
      <input
        className="slider"
        type="range"
        aria-label={label}
        aria-valuetext={formats.dollars(cents)}
        min={grid.start}
        max={grid.end}
        step={step}
        value={cents}
        onChange={(event) => {
          setTyped(null);
          onChange(grid.amountAt(Number(event.target.value)));
        }}
        style={{ backgroundSize: `${grid.percentOf(cents)}% 6px, 100% 6px` }}
      />
      <p className="slider-ends">
        <span>{formats.dollars(least)}</span>
        <span>{mostNote ?? formats.dollars(most)}</span>
      </p>
    </div>
  );
}
