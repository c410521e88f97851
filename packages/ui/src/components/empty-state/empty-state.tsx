import type { ReactNode } from "react";
import { Actions } from "../button/button.tsx";
import { Drawing, type DrawingName } from "../drawing/drawing.tsx";
import "./empty-state.css";

type StateProps = { title: string; drawing?: DrawingName; children?: ReactNode; actions?: ReactNode };

/** A place where something will stand one day; says what and how. Inside a page that has its own h1. */
export function EmptyState({ title, drawing, children, actions }: StateProps) {
  return (
    <div className="empty">
      {drawing ? <Drawing name={drawing} /> : null}
      <h2>{title}</h2>
      {children ? <div className="lead">{children}</div> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </div>
  );
}

/** A part of a page that could not be shown; the rest of the page still works. */
export function ErrorState({
  title,
  reference,
  children,
  actions,
}: StateProps & { /** To name to support. */ reference?: string }) {
  return (
    <div className="empty" role="alert">
      <h2>{title}</h2>
      {children ? <div className="lead">{children}</div> : null}
      {reference ? <p className="small quiet">{reference}</p> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </div>
  );
}
