import type { PersonName } from "../../application/person-name.ts";
import { calledTo } from "../../people/called-to.ts";
import type { Facts } from "../facts/facts.ts";

/** How the borrower reads of somebody who signs beside them: by the first name, and apart from a namesake. */
export const calledToBorrower = ({ answers }: Pick<Facts, "answers">, name: PersonName): string =>
  answers.name ? calledTo(answers.name, name) : name.firstName;
