import { closingPersonas } from "./closing-personas.ts";
import { creditPersonas } from "./credit-personas.ts";
import type { Persona } from "./define-persona.ts";
import { incomePersonas } from "./income-personas.ts";
import { propertyPersonas } from "./property-personas.ts";

/** Every persona, in the order of the documentation. */
export const personas: readonly Persona[] = [
  ...creditPersonas,
  ...propertyPersonas,
  ...incomePersonas,
  ...closingPersonas,
].toSorted((a, b) => a.number - b.number);

export const personaByName = (name: string): Persona | undefined => personas.find((persona) => persona.name === name);
