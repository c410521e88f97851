import type { ReactNode } from "react";
import "./figure.css";

/** The one large figure of a screen: an amount, or the day on which something comes. */
export function Figure({ children }: { children: ReactNode }) {
  return <p className="figure">{children}</p>;
}
