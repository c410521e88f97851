import type { Field, Unit } from "./table-shape.ts";

/** One place of a table, named in both languages. */
export const field = (path: string, en: string, es: string, unit: Unit, more: Partial<Field> = {}): Field => ({
  path,
  label: { en, es },
  unit,
  ...more,
});
