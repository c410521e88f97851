import { type ReactNode, useEffect, useRef } from "react";
import { nameTab } from "./tab-title.ts";

type PageProps = {
  /** The page's only h1, and the name of the tab. */
  title: string;
  lead?: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page that has just been loaded is read from its top; only a change of page moves the focus. */
let isFirst = true;

/** A page of the desk: its title, and under it what it holds. */
export function DeskPage({ title, lead, aside, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    nameTab(title);
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div className="desk-page">
      <header className="desk-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {aside ? <div className="desk-aside">{aside}</div> : null}
      </header>
      {children}
    </div>
  );
}
