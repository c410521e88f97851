import type { Persona } from "./persona.ts";

/** How many have walked before, by sandbox and persona. */
const walked = new Map<string, number>();

/**
 * The persona with a home of their own: the first of them in a product has theirs, whoever comes after has a house under the same street
 * address. A line that somebody signed counts among the debts of their next application for the home, and another walk is not about that.
 */
export function atOwnHome(sandboxUrl: string, persona: Persona): Persona {
  const key = `${sandboxUrl} ${persona.name}`;
  const before = walked.get(key) ?? 0;
  walked.set(key, before + 1);
  const { address, corrections } = persona.fill;
  if (before === 0 || address.street2 || corrections.unit !== undefined) return persona;
  return { ...persona, fill: { ...persona.fill, address: { ...address, street2: `House ${before + 1}` } } };
}
