import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { withoutAccents } from "@gable/domain/without-accents.ts";

/** What the command bar leads to: a page of the desk, a part of the page that is open, or an application. */
export type CommandRow =
  | { readonly kind: "place"; readonly label: string; readonly href: string }
  | { readonly kind: "part"; readonly label: string; readonly heading: HTMLElement }
  | { readonly kind: "application"; readonly entry: PipelineEntry }
  | { readonly kind: "all"; readonly text: string };

const wordsOf = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word that was typed begins a word of the label. Nothing typed matches all. */
export function isNamed(label: string, typed: string): boolean {
  const own = wordsOf(label);
  return wordsOf(typed).every((wanted) => own.some((word) => word.startsWith(wanted)));
}

/** The parts of the page that is open, by their headings; a page with one part is no long way. */
export function partsOfPage(): readonly CommandRow[] {
  const headings = [...document.querySelectorAll<HTMLElement>("#main h2")].filter((heading) =>
    heading.checkVisibility(),
  );
  if (headings.length < 2) return [];
  return headings.map((heading) => ({ kind: "part", label: heading.textContent.trim(), heading }));
}

/** Shows a part of the page, and goes on from there by keyboard. */
export function showPart(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
}
