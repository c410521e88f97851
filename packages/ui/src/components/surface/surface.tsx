import type { ReactNode } from "react";
import "./surface.css";

/** The one thing that floats on a page: a summary beside a choice, which changes with it. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="summary" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A bordered surface whose parts are divided by rules. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="panel">{children}</div>;
}

type BetweenProps = {
  /** At the right; under the rest on phones when `wrap` is set. */
  aside: ReactNode;
  wrap?: boolean;
  align?: "start" | "center";
  children: ReactNode;
};

/** Words at the left, what belongs to them at the right. */
export function Between({ aside, wrap, align = "center", children }: BetweenProps) {
  return (
    <div className="between" data-wrap={wrap || undefined} data-align={align}>
      <div>{children}</div>
      <div className="between-aside">{aside}</div>
    </div>
  );
}
