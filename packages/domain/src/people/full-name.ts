import type { PersonName } from "../application/person-name.ts";

/** "Anna Maria Eriksson Jr" */
export function fullName(name: PersonName): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(" ");
}
