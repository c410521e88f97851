import { type RefObject, useEffect, useRef } from "react";
import { REPLY_ID } from "./reply-form.tsx";

interface Shown {
  /** Whose chat it is, once it is there. */
  readonly name: string | undefined;
  /** The reader may write. */
  readonly isOwn: boolean;
  /** No dialog stands over it. */
  readonly isFree: boolean;
}

/**
 * Puts the focus where the reader of a chat goes on: on its heading when it comes and when the right to write is lost with the field, and in
 * the field once `writeOn` was called, as soon as there is one.
 */
export function useWhereOneGoesOn({ name, isOwn, isFree }: Shown): {
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
  const wasOwn = useRef(isOwn);
  useEffect(() => {
    // What had the focus is gone with the right to write.
    if (wasOwn.current && !isOwn && document.activeElement === document.body) heading.current?.focus();
    wasOwn.current = isOwn;
  }, [isOwn]);
  const writeOn = () => {
    writesOn.current = true;
  };
  return { heading, writeOn };
}
