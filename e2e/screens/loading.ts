import { phrases } from "@gable/testkit/languages/phrases.ts";

let known: ReadonlySet<string> | undefined;

/** Whether a heading says that something is being looked up: what the catalogues have under such a name. */
export function isLoading(heading: string): boolean {
  known ??= new Set(phrases(/\bloading: \{\s*en: "([^"]+)",\s*es: "([^"]+)"/g).flat());
  return known.has(heading);
}
