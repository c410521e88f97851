import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import "./disclosure.css";

/** One line that opens to say more; the page's own search finds what is inside. */
export function Disclosure({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
