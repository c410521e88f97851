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
  const wasLost = useRef(false);
  useEffect(() => {
    const isLost = (could.current.isOwn && !isOwn) || (could.current.isToTake && !isToTake && !isOwn);
    could.current = { isOwn, isToTake };
    if (isLost) wasLost.current = true;
    // Beneath a dialog the news may come before its answer: what the dialog gives the focus back to is gone by then.
    if (!wasLost.current || !isFree) return;
    // What had the focus is gone with the right, and who was faster is who writes.
    wasLost.current = false;
    writesOn.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isOwn, isToTake, isFree]);
  const writeOn = () => {
    writesOn.current = true;
  };
  return { heading, writeOn };
}
