import { type ReactNode, useEffect, useRef } from "react";
import { Drawing, type DrawingName } from "../components/drawing/drawing.tsx";
import "./step-page.css";

type StepProps = {
  /** The page's only h1: it asks or says something. */
  title: ReactNode;
  /** The page's one large figure, which completes the title. */
  figure?: ReactNode;
  lead?: ReactNode;
  drawing?: DrawingName;
  /** A short line above the title. */
  above?: ReactNode;
  children?: ReactNode;
};

/** A page that has just been loaded is read from its top; only a change of screen moves the focus. */
let firstHeading: HTMLElement | null = null;

/** Before anything is shown: to whoever reads, the page that is being loaded is the next screen, whose title gets the focus. */
export function beginByChange(): void {
  firstHeading = document.documentElement;
}

/** The address at which somebody arrived last. */
let arrivedAt: string | undefined;

/** Whether somebody does something beside the screen, in a menu for instance. */
export function isBesideScreen(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement.closest("main") === null;
}

/** Whether what was awaited has come to a screen beside which somebody does something meanwhile: then the focus stays with them. */
function isBusyElsewhere(): boolean {
  const isSamePlace = arrivedAt === window.location.pathname;
  arrivedAt = window.location.pathname;
  return isSamePlace && isBesideScreen();
}

/** A screen's main part. On arrival the focus is on its title, so that this is read first. */
export function StepPage({ title, figure, lead, drawing, above, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const arrived = heading.current;
    firstHeading ??= arrived;
    if (isBusyElsewhere() || arrived === firstHeading) return;
    window.scrollTo(0, 0);
    arrived?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="step">
      <header className="step-head">
        {drawing ? <Drawing name={drawing} /> : null}
        {above ? <div className="step-above">{above}</div> : null}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {figure}
        {lead ? <div className="lead">{lead}</div> : null}
      </header>
      {children}
    </div>
  );
}
