/**
 * For `ref` of a row that scrolls sideways: what takes the focus in it is brought into view as a whole. Browsers leave it where it is as
 * soon as a sliver of it shows.
 */
export function showFocused(row: HTMLElement | null): (() => void) | undefined {
  row?.addEventListener("focusin", show);
  return () => row?.removeEventListener("focusin", show);
}

function show({ target }: FocusEvent): void {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
