import { Choices } from "@gable/ui/components/choice/choice.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { paperWords } from "../../parts/paper.words.ts";
import { signWords } from "../sign.words.ts";
import type { View } from "./use-opened-paper.ts";

type ToolsProps = {
  /** Undefined until the document is open. */
  pages: number | undefined;
  /** Undefined until that is known. */
  view: View | undefined;
  /** Whether it can be shown as text; undefined until that is known. */
  hasText: boolean | undefined;
  onView: (view: View) => void;
  /** A place in `zooms`. */
  zoom: number;
  zooms: readonly number[];
  onZoom: (zoom: number) => void;
  /** Only where something is to be signed. */
  onNextPlace?: () => void;
};

/** What can be done with a document that is being read. */
export function ViewerTools({ pages, view, hasText, onView, zoom, zooms, onZoom, onNextPlace }: ToolsProps) {
  const t = useText(signWords);
  const paper = useText(paperWords);
  const choices = [
    { value: "text", label: t.asText },
    { value: "print", label: t.asPrinted },
  ] as const;
  return (
    <div className="viewer-tools">
      <span className="quiet small">{pages === undefined ? null : paper.pages(pages)}</span>
      {onNextPlace ? <TextButton onClick={onNextPlace}>{t.nextPlace}</TextButton> : null}
      {view === "text" ? null : (
        <>
          <button
            type="button"
            className="bar-item"
            aria-disabled={zoom === 0}
            onClick={() => onZoom(Math.max(0, zoom - 1))}
          >
            <Icon name="minus" />
            <span className="vh">{t.smaller}</span>
          </button>
          <button
            type="button"
            className="bar-item"
            aria-disabled={zoom === zooms.length - 1}
            onClick={() => onZoom(Math.min(zooms.length - 1, zoom + 1))}
          >
            <Icon name="plus" />
            <span className="vh">{t.larger}</span>
          </button>
        </>
      )}
      {hasText === false ? null : (
        // Has its room before it is known whether it is of use: nothing below it moves.
        <fieldset className="viewer-views" data-unknown={hasText === undefined || undefined}>
          <legend className="vh">{t.howShown}</legend>
          <Choices kind="segments" choices={choices} value={view} onChange={onView} />
        </fieldset>
      )}
    </div>
  );
}
