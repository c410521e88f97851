import type { PersonName } from "../application/person-name.ts";
import { generationsDiffer, splitGeneration } from "./generation.ts";
import { namesAgree } from "./legal-name.ts";

/**
 * Deeds and banks write names in one line, with or without the middle one, and the generation behind it: `ADA L SORENSEN JR`. Last name
 * last. Where both say a generation it is the same, for a father's home is not his son's.
 */
export function isRecordedAs(name: PersonName, recorded: string): boolean {
  const known = splitGeneration(`${name.lastName} ${name.suffix ?? ""}`);
  const written = splitGeneration(recorded);
  if (generationsDiffer(known.generation, written.generation)) return false;
  const { name: lastName } = splitGeneration(name.lastName);
  const words = written.name.split(/\s+/);
  const lastWords = lastName.split(/\s+/).length;
  const given = words.slice(0, -lastWords);
  return namesAgree(
    { ...name, lastName },
    {
      firstName: given[0] ?? "",
      middleName: given.slice(1).join(" ") || null,
      lastName: words.slice(-lastWords).join(" "),
      suffix: null,
    },
  );
}
