import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";

type Offered = {
  /** Whether the list is wanted; what is in it may be looked up only then. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** How many rows there are; null while nothing can be shown. */
  readonly count: number | null;
  readonly onTake: (index: number) => void;
};

/**
 * A text input with a list under it, after the ARIA combobox pattern. The arrows go through the rows and the input itself, from which
 * nothing is chosen; Enter takes the row, Escape closes the list.
 */
export function useOptions({ isOpen, setOpen, count, onTake }: Offered) {
  const listId = useId();
  const [at, setAt] = useState(-1);
  const isShown = isOpen && count !== null;
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const take = (index: number) => {
    close();
    onTake(index);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (isShown) setAt(((at + step + 1 + count + 1) % (count + 1)) - 1);
    } else if (event.key === "Enter" && isShown && at >= 0) {
      event.preventDefault();
      take(at);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    }
  };
  return {
    listId,
    at,
    isShown,
    optionId,
    take,
    /** After each letter: what was chosen of the list before is chosen no more. */
    retype: () => {
      setOpen(true);
      setAt(-1);
    },
    /** Of what is around the input and its list. */
    around: {
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    input: {
      type: "text",
      role: "combobox",
      onKeyDown: press,
      "aria-autocomplete": "list",
      "aria-expanded": isShown,
      "aria-controls": listId,
      "aria-activedescendant": isShown && at >= 0 ? optionId(at) : undefined,
    },
  } as const;
}
