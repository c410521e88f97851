import type { ReactNode } from "react";
import { catalogue, useText } from "../../language/catalogue.tsx";
import "./page-frame.css";

const words = catalogue({
  skip: { en: "Skip to the main part", es: "Ir a la parte principal" },
  strips: { en: "Where you are", es: "Dónde está" },
});

type FrameProps = {
  top: ReactNode;
  /** Left of the main part from 1024 px. */
  rail?: ReactNode;
  /** Right of the main part from 1024 px, below it on phones. */
  side?: ReactNode;
  /** Instead of rail and side on phones: thin strips under the top bar. */
  strips?: ReactNode;
  /** Hides the side on phones, for a side that a strip replaces there. */
  sideInStrip?: boolean;
  /** `question`: rail, 38 rem, side. `choice`: a wider side that stays in view. `wide`: no rail, 45 rem, side. */
  layout?: "question" | "choice" | "wide";
  /** Under the main part, in its column, after the side on phones. */
  more?: { label: string; content: ReactNode };
  footer?: ReactNode;
  children: ReactNode;
};

/** The page: bar, rail, main part, side, footer; one column on phones. */
export function PageFrame({
  top,
  rail,
  side,
  strips,
  sideInStrip,
  layout = "question",
  more,
  footer,
  children,
}: FrameProps) {
  const t = useText(words);
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      {top}
      {strips ? (
        <section className="strips" aria-label={t.strips}>
          {strips}
        </section>
      ) : null}
      <div className="page" data-layout={layout} data-rail={rail ? "" : undefined}>
        {rail ? <div className="page-rail">{rail}</div> : null}
        <main id="main" className="page-main" tabIndex={-1}>
          {children}
        </main>
        {side ? (
          <aside className="page-side" data-in-strip={sideInStrip || undefined}>
            {side}
          </aside>
        ) : null}
        {more ? (
          <section className="page-more" aria-label={more.label}>
            {more.content}
          </section>
        ) : null}
      </div>
      {footer}
    </>
  );
}

/** A section of the side column, opened by a rule. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="side-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
