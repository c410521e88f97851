import { expect, it } from "vitest";
import { isNamed } from "./command-rows.ts";

it.each([
  ["Settings: Rates", "rat"],
  ["Settings: Rates", "rates set"],
  ["Configuración: Tasas", "configuracion"],
  ["Notary journal", "JOUR"],
  ["Notary journal", ""],
])("%s is what “%s” names", (label, typed) => {
  expect(isNamed(label, typed)).toBe(true);
});

it.each([
  ["Settings: Rates", "ates"],
  ["Settings: Rates", "rates fees"],
  ["Notary journal", "sorensen"],
])("%s is not what “%s” names", (label, typed) => {
  expect(isNamed(label, typed)).toBe(false);
});
