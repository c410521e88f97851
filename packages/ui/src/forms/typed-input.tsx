import type { ComponentPropsWithRef } from "react";
import type { Typed } from "./masks.ts";

type TypedInputProps = Omit<ComponentPropsWithRef<"input">, "onChange" | "value"> & {
  value: string;
  mask: (text: string, caret: number) => Typed;
  onText: (text: string) => void;
};

/** An input that puts in separators while one types or pastes, without moving the caret away from the letter typed. */
export function TypedInput({ value, mask, onText, ...props }: TypedInputProps) {
  return (
    <input
      type="text"
      {...props}
      value={value}
      onChange={(event) => {
        const input = event.target;
        const typed = mask(input.value, input.selectionStart ?? input.value.length);
        // Written here and not by the next rendering, since a controlled value that differs sends the caret to the end.
        input.value = typed.text;
        input.setSelectionRange(typed.caret, typed.caret);
        onText(typed.text);
      }}
    />
  );
}
