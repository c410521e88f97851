import type { ReactNode } from "react";

type ScrollProps = { label: string; id?: string; className?: string; children: ReactNode };

/** A table that may be wider than its page: it scrolls by itself, by finger, mouse and arrow keys. */
export function Scroll({ label, id, className, children }: ScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it nobody scrolls by keyboard
    <div className={className ? `scroll ${className}` : "scroll"} id={id} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
