let page = "";
let waiting = 0;

const show = (): void => {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${page} · Gable console`;
};

/** Names the tab after the page that it shows. */
export function nameTab(title: string): void {
  page = title;
  show();
}

/** How many people wait for who looks at this browser: told before the tab's name, also while another tab is in front. */
export function countInTab(count: number): void {
  if (count === waiting) return;
  waiting = count;
  show();
}
