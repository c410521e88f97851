import type { Words } from "@gable/domain/language.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { formatsOf } from "@gable/ui/language/formats.ts";
import type { Field, Unit } from "./table-shape.ts";

const words = {
  yes: { en: "Yes", es: "Sí" },
  no: { en: "No", es: "No" },
  open: { en: "As the product decides", es: "Según el producto" },
} as const;

const figure: Words = {
  en: "Write a figure as 7.75, without other signs.",
  es: "Escriba una cifra como 7.75, sin otros signos.",
};

/** How a figure is written, to who wrote it otherwise. */
export const howWritten: Readonly<Partial<Record<Unit, Words>>> = {
  percent: figure,
  decimal: figure,
  percents: { en: "Write figures as 4.99, 2.99.", es: "Escriba cifras como 4.99, 2.99." },
  dollars: { en: "Write an amount as 25,000 or 1,250.50.", es: "Escriba un monto como 25,000 o 1,250.50." },
  count: { en: "Write a whole number.", es: "Escriba un número entero." },
  year: { en: "Write a year as 2027.", es: "Escriba un año como 2027." },
  counts: { en: "Write whole numbers as 5, 10.", es: "Escriba números enteros como 5, 10." },
};

/** What stands at a place of a table. */
type Stored = string | number | boolean | readonly (string | number)[];

/** A stored value as one reads it; what it means, or a dash, where there is none. */
export function shown({ unit, options, emptyMeans }: Field, given: unknown, language: Language): string {
  if (unit === "yes-no-open" && given === undefined) return words.open[language];
  if (given === undefined || given === null || given === "") return emptyMeans?.[language] ?? "–";
  const value = given as Stored;
  const { dollars, cents, number, date } = formatsOf(language);
  switch (unit) {
    case "percent":
      return `${String(value)}%`;
    case "dollars":
      return typeof value !== "number" ? String(value) : value % 100 === 0 ? dollars(value) : cents(value);
    case "count":
      return typeof value === "number" ? number(value) : String(value);
    case "date":
      return date(String(value));
    case "yes-no":
    case "yes-no-open":
      return words[value === true ? "yes" : "no"][language];
    case "percents":
      return listOf(value)
        .map((one) => `${one}%`)
        .join(", ");
    case "texts":
    case "counts":
      return listOf(value).join(", ") || (emptyMeans?.[language] ?? "–");
    case "set":
      return (
        listOf(value)
          .map((one) => options?.[one]?.[language] ?? one)
          .join(", ") || "–"
      );
    case "choice":
      return options?.[String(value)]?.[language] ?? String(value);
    default:
      return String(value);
  }
}

const listOf = (value: Stored): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** A stored value as it stands in a field. */
export function typed({ unit }: Field, given: unknown): string {
  if (given === undefined || given === null) return "";
  const value = given as Stored;
  if (unit === "dollars") return typeof value === "number" ? String(value / 100) : String(value);
  if (unit === "texts" || unit === "set" || unit === "percents" || unit === "counts") return listOf(value).join(", ");
  return String(value);
}

/** What was typed, as it is stored; what cannot be read stays text, and the server says what is wrong with it. */
export function stored({ unit, whenEmpty }: Field, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === "") {
    if (whenEmpty === "absent") return undefined;
    if (unit === "texts" || unit === "set" || unit === "percents" || unit === "counts") return [];
    if (whenEmpty === "") return "";
    return whenEmpty === "null" ? null : undefined;
  }
  switch (unit) {
    case "dollars": {
      const amount = numberIn(trimmed.replace(/^\$\s*/, ""), /\.\d{1,2}/);
      return typeof amount === "number" ? Math.round(amount * 100) : text;
    }
    case "year":
      return /^\d{4}$/.test(trimmed) ? Number(trimmed) : text;
    case "count":
      return numberIn(trimmed, /\.0+/);
    case "percent":
    case "decimal":
      return trimmed.replace(/\s*%$/, "");
    case "texts":
    case "set":
      return parts(trimmed);
    case "percents":
      return parts(trimmed).map((part) => part.replace(/\s*%$/, ""));
    case "counts":
      return parts(trimmed).map((part) => numberIn(part, /\.0+/));
    case "yes-no":
      return trimmed === "true";
    case "yes-no-open":
      return trimmed === "open" ? undefined : trimmed === "true";
    default:
      return text;
  }
}

const parts = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A number with commas between its thousands alone: who writes 12,50 for twelve and a half has not written 1250. */
function numberIn(text: string, decimals: RegExp): number | string {
  const isWritten = new RegExp(`^-?(\\d+|\\d{1,3}(,\\d{3})+)(${decimals.source})?$`).test(text);
  return isWritten ? Number(text.replaceAll(",", "")) : text;
}
