import type { PersonName } from "../application/person-name.ts";
import { fullName } from "./full-name.ts";

/**
 * How somebody is called to another who reads of them: by the first name and, where that is the reader's own, by which of those who share
 * it they are, as "Walter Sr". Nothing where no name is known.
 */
export function calledTo({ firstName: own }: Pick<PersonName, "firstName">, name: PersonName | undefined): string {
  if (!name) return "";
  const { firstName, suffix } = name;
  const isNamesake = firstName.toLowerCase() === own.toLowerCase();
  return isNamesake ? fullName({ firstName, middleName: null, lastName: "", suffix }) : firstName;
}
