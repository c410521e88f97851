import type { PersonName } from "../application/person-name.ts";
import { namesAgree } from "./legal-name.ts";

/** Deeds and banks write names in one line, with or without the middle one: `ADA L SORENSEN`. Last name last. */
export function isRecordedAs(name: PersonName, recorded: string): boolean {
  const words = recorded.trim().split(/\s+/);
  const lastWords = name.lastName.trim().split(/\s+/).length;
  const given = words.slice(0, -lastWords);
  return namesAgree(name, {
    firstName: given[0] ?? "",
    middleName: given.slice(1).join(" ") || null,
    lastName: words.slice(-lastWords).join(" "),
    suffix: null,
  });
}
