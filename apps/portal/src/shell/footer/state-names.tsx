import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";

/** States by their names, in the order of the reader's alphabet. */
export function StateNames({ codes }: { codes: readonly string[] }) {
  const language = useLanguage();
  const names = codes.map((code) => (isUsState(code) ? usStates[code][language] : code));
  return <p>{new Intl.ListFormat(language).format(names.toSorted(new Intl.Collator(language).compare))}.</p>;
}
