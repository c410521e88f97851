import type { PersonName } from "../application/person-name.ts";

/** "Anna Maria Eriksson Jr": a junior or senior as people write it, numerals as they are. */
export function fullName({ firstName, middleName, lastName, suffix }: PersonName): string {
  return [firstName, middleName, lastName, suffix?.replace(/^(J|S)R$/, "$1r")].filter(Boolean).join(" ");
}
