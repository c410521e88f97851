import { type RefObject, useEffect, useRef } from "react";
import { REPLY_ID } from "./reply-form.tsx";

interface Shown {
  /** Whose chat it is, once it is there. */
  readonly name: string | undefined;
  /** The reader may write. */
  readonly isOwn: boolean;
  /** The reader may take it. */
  readonly isToTake: boolean;
  /** No dialog stands over it. */
  readonly isFree: boolean;
}

/**
 * Puts the focus where the reader of a chat goes on: on its heading when it comes and when the right to write or to take it is lost with what
 * was pressed for it, and in the field once `writeOn` was called, as soon as there is one.
 */
export function useWhereOneGoesOn({ name, isOwn, isToTake, isFree }: Shown): {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly writeOn: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const writesOn = useRef(false);
  useEffect(() => {
    if (name !== undefined) heading.current?.focus({ preventScroll: true });
  }, [name]);
  useEffect(() => {
    if (!isOwn || !isFree || !writesOn.current) return;
    writesOn.current = false;
    document.querySelector<HTMLElement>(`#${REPLY_ID}`)?.focus();
  }, [isOwn, isFree]);
  const could = useRef({ isOwn, isToTake });
  useEffect(() => {
    const isLost = (could.current.isOwn && !isOwn) || (could.current.isToTake && !isToTake && !isOwn);
    // What had the focus is gone with the right, and who was faster is who writes.
    if (isLost) writesOn.current = false;
    if (isLost && document.activeElement === document.body) heading.current?.focus();
    could.current = { isOwn, isToTake };
  }, [isOwn, isToTake]);
  const writeOn = () => {
    writesOn.current = true;
  };
  return { heading, writeOn };
}
