import { useText } from "../../language/catalogue.tsx";
import { Choices } from "../choice/choice.tsx";
import { Icon } from "../icon/icon.tsx";
import { TextButton } from "../link/link.tsx";
import { pageCountWords } from "./page-count.words.ts";
import type { View } from "./use-opened-paper.ts";
import { viewerWords } from "./viewer.words.ts";

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
  const t = useText(viewerWords);
  const { pages: countOf } = useText(pageCountWords);
  const choices = [
    { value: "text", label: t.asText },
    { value: "print", label: t.asPrinted },
  ] as const;
  return (
    <div className="viewer-tools">
      <span className="quiet small">{pages === undefined ? null : countOf(pages)}</span>
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
