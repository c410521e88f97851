import type { PersonName } from "../application/person-name.ts";
import type { TitleCompanion } from "./additional-information.ts";

/** What somebody is called whom the borrower named beside themselves. */
export const companionName = ({ firstName, middleName, lastName, suffix }: TitleCompanion): PersonName => ({
  firstName,
  middleName: middleName || null,
  lastName,
  suffix: suffix ?? null,
});
