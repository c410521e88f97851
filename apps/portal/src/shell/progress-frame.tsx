import { PageFrame } from "@gable/ui/components/page-frame/page-frame.tsx";
import { type Person, PersonCard, PersonStrip } from "@gable/ui/components/person-card/person-card.tsx";
import { ProgressBar } from "@gable/ui/components/progress/progress-bar.tsx";
import { ProgressRail, type Stage } from "@gable/ui/components/progress/progress-rail.tsx";
import { type ReactNode, useState } from "react";
import type { OriginatorBrand } from "../support/loan-officer.tsx";
import { type FrameLayout, FrameSlots } from "./frame-side.tsx";
import { PortalBar } from "./portal-bar.tsx";

export type Place = {
  readonly stages: readonly Stage[];
  /** Index of the present stage; as many as there are stages when all are done. */
  readonly at: number;
  readonly partAt?: number;
  /** How far within the present stage, in words. */
  readonly note?: string;
  /** How far within all of it, 0 to 1, for the thin bar on phones. */
  readonly share?: number;
};

type FrameProps = {
  /** None where nothing is left to do, as once it is over: a page that is no step counts none. */
  place: Place | undefined;
  /** Above the rail: the application's number. */
  caption?: string;
  person: Person;
  /** The originator's mark in place of the lender's. */
  brand?: OriginatorBrand | undefined;
  footer: ReactNode;
  children: ReactNode;
};

/** A page on the way: progress on the left, the human on the right, both as thin strips on phones. */
export function ProgressFrame({ place, caption, person, brand, footer, children }: FrameProps) {
  const { stages = [], at = 0, partAt, note, share } = place ?? {};
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [layout, setLayout] = useState<FrameLayout>("question");
  const [more, setMore] = useState<HTMLElement | null>(null);
  const [moreLabel, setMoreLabel] = useState<string | null>(null);
  const stage = stages[Math.min(at, stages.length - 1)];
  const part = partAt === undefined ? undefined : stage?.parts?.[partAt];
  const isDone = at >= stages.length;
  return (
    <FrameSlots value={{ side, setLayout, more, setMoreLabel }}>
      <PageFrame
        layout={layout}
        top={<PortalBar brand={brand} />}
        rail={
          place && (
            <ProgressRail
              stages={stages}
              at={at}
              {...(partAt !== undefined && { partAt })}
              note={note}
              {...(caption !== undefined && { caption })}
            />
          )
        }
        strips={
          <>
            {isDone ? null : (
              <ProgressBar
                label={part?.label ?? stage?.label ?? ""}
                at={at + 1}
                of={stages.length}
                note={note}
                {...(share !== undefined && { share })}
              />
            )}
            <PersonStrip person={person} />
          </>
        }
        sideInStrip={layout === "question"}
        side={
          <>
            <div ref={setSide} className="frame-side" />
            {/* On phones the strip above is the same person. */}
            <div className="wide-only">
              <PersonCard person={person} />
            </div>
          </>
        }
        {...(moreLabel !== null && { more: { label: moreLabel, content: <div ref={setMore} /> } })}
        footer={footer}
      >
        <div data-step={isDone ? undefined : at + 1} data-steps={stages.length || undefined}>
          {children}
        </div>
      </PageFrame>
    </FrameSlots>
  );
}
