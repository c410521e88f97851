/** Runs in the page. What the lender says of itself. */
export function lenderOf(): unknown {
  return JSON.parse(document.getElementById("organisation")?.textContent ?? "{}");
}

/** Runs in the page. Every piece of text that can be seen or heard, but for what is said to be in English, and papers themselves. */
export function textsOf(): string[] {
  const unsaid = "[lang=en], .viewer, script, style";
  const isSaid = (element: Element): boolean => element.closest(unsaid) === null && element.checkVisibility();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = document.querySelector("title[lang=en]") ? [] : [document.title];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && isSaid(node.parentElement)) texts.push(node.textContent ?? "");
  for (const element of document.querySelectorAll("[aria-label], [alt], [placeholder], [title]"))
    if (isSaid(element))
      for (const name of ["aria-label", "alt", "placeholder", "title"]) texts.push(element.getAttribute(name) ?? "");
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}
