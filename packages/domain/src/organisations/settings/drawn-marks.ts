/** A letter's width in a name that is set 24 high, on average and generously. */
const LETTER = 13;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A lender's name as its logo, 40 high, until it has one of its own. `colour` as #rrggbb. */
export function wordMark(name: string, colour: string): string {
  const width = 8 + name.length * LETTER;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><text x="0" y="28" font-family="Georgia, serif" font-size="24" fill="${colour}">${escaped(name)}</text></svg>\n`;
}

/** The first letter of a lender's name on its colour, for tabs of browsers, until it has a mark of its own. */
export function letterMark(name: string, colour: string): string {
  const letter = (/\p{L}/u.exec(name)?.[0] ?? "•").toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${colour}"/><text x="20" y="29" font-family="Georgia, serif" font-size="26" text-anchor="middle" fill="#ffffff">${escaped(letter)}</text></svg>\n`;
}
