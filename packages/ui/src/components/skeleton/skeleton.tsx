import { catalogue, useText } from "../../language/catalogue.tsx";
import { useWait } from "../connection/waits.ts";
import "./skeleton.css";

const words = catalogue({ loading: { en: "Loading", es: "Cargando" } });

export type SkeletonProps = {
  /** The shape of what will come. */
  kind: "text" | "field" | "cards" | "rows" | "figure";
  count?: number;
  /** Says what is coming; "Loading" unless told. */
  label?: string;
};

/** The place of what is being fetched, in its shape, so that nothing jumps when it comes. */
export function Skeleton({ kind, count = kind === "cards" ? 4 : 3, label }: SkeletonProps) {
  const t = useText(words);
  useWait(true);
  return (
    <div className="skeleton" data-kind={kind}>
      <output className="vh">{label ?? t.loading}</output>
      {Array.from({ length: kind === "figure" ? 1 : count }, (_, place) => `${kind}-${place}`).map((part) => (
        <span key={part} aria-hidden="true" />
      ))}
    </div>
  );
}
