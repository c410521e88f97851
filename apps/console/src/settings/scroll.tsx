import type { ReactNode } from "react";

/** A table that may be wider than its page: it scrolls by itself, by finger, mouse and arrow keys. */
export function Scroll({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it nobody scrolls by keyboard
    <div className="setting-scroll" id={id} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
