import type { ReactNode } from "react";
import "./section-head.css";

/** A section's title with a quiet remark, or a link, at the right. */
export function SectionHead({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {aside ? <span>{aside}</span> : null}
    </div>
  );
}
