/** What may be counted of a visit: nothing that a person has typed, and nothing that names one. */

/** Query parameters that say where somebody came from or is, and not who they are. */
const keptParameters = /^(utm_[a-z]+|step|referrer|mode|pop-webchat)$/;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** A mail address, or more digits in a row than a year or a price in dollars has. */
const PERSONAL = /@|\d[\d\s().-]{6,}\d/;
const LONGEST_VALUE = 100;

/** The path of a page as it is counted: `{uuid}` stands for every application, and there is no query. */
export const countedPath = (pathname: string): string =>
  (pathname.split(/[?#]/)[0] ?? "/").replace(UUID, "{uuid}").slice(0, 200);

/** The parameters of an address that may be kept, each with its values. */
export function countedQuery(parameters: Iterable<readonly [string, string]>): Record<string, string[]> {
  const kept: Record<string, string[]> = {};
  for (const [name, value] of parameters) {
    if (!keptParameters.test(name)) continue;
    if (value.replace(UUID, "") !== "" && isPersonal(value)) continue;
    kept[name] = [...(kept[name] ?? []), value.slice(0, LONGEST_VALUE)];
  }
  return kept;
}

/** Of the `utm_…` parameters of an address those that name nobody, each once. */
export const campaignOf = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(countedQuery(Object.entries(parameters)))
      .filter(([name]) => name.startsWith("utm_"))
      .map(([name, [value = ""]]) => [name, value]),
  );

/** The site that somebody came from, without who they are there and the page; nothing where it is no address. */
export function countedOrigin(referrer: string): string {
  const [, protocol = "", host = ""] = /^(https?:\/\/)(?:[^/?#]*@)?([a-z\d.:[\]-]+)/i.exec(referrer) ?? [];
  return (protocol + host).slice(0, LONGEST_VALUE);
}

export type Property = string | number | boolean;

/** The properties of an event that may be kept: short, and neither an address, a number of somebody nor free text. */
export const countedProperties = (properties: Readonly<Record<string, unknown>>): Record<string, Property> =>
  Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, Property] => {
      const value = entry[1];
      if (typeof value === "boolean") return true;
      if (typeof value === "number") return Number.isFinite(value) && !isPersonal(String(value));
      return typeof value === "string" && value.length <= LONGEST_VALUE && !isPersonal(value);
    }),
  );

const LONGEST_MESSAGE = 200;
const LONGEST_PLACE = 160;
const MOST_PLACES = 12;
/** `assets/portal-x.js:1:2345` within a line of a stack, whatever the browser writes around it. */
const PLACE = /assets\/([\w.-]+\.js:\d+:\d+)/;

/** What is told of an error: what was quoted in it, and each number and address, may be what somebody typed, and is left out. */
export const harmlessMessage = (message: string): string =>
  message
    .replace(/(["'`“‘«]).*?["'`”’»]/g, "…")
    .replace(/\S*@\S*/g, "…")
    .replace(/\d+/g, "#")
    .slice(0, LONGEST_MESSAGE);

/** The places in our own files that a stack names, innermost first. */
export const harmlessStack = (stack: string): string[] =>
  stack
    .split("\n")
    .flatMap((line) => PLACE.exec(line)?.[1] ?? [])
    .map((place) => place.slice(0, LONGEST_PLACE))
    .slice(0, MOST_PLACES);

const isPersonal = (text: string): boolean => PERSONAL.test(text.replace(UUID, ""));
