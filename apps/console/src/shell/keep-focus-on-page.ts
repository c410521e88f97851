/** Gives the focus to the page's title when what had it is gone by the next frame, as a button is once its act is done. */
export function keepFocusOnPage(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
  });
}
