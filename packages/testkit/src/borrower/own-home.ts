import type { Persona } from "./persona.ts";

/** How many have walked before, by sandbox and street address. */
const walked = new Map<string, number>();

/**
 * The persona with a home of their own: the first at a street address has it, whoever comes after in the same product has another house
 * there. A line that somebody signed counts among the debts of their next application for the home, and another walk is not about that.
 */
export function atOwnHome(sandboxUrl: string, persona: Persona): Persona {
  const { address, corrections } = persona.fill;
  const key = `${sandboxUrl} ${address.street1} ${address.zip}`;
  const before = walked.get(key) ?? 0;
  walked.set(key, before + 1);
  if (before === 0 || address.street2 || corrections.unit !== undefined) return persona;
  return { ...persona, fill: { ...persona.fill, address: { ...address, street2: `House ${before + 1}` } } };
}
