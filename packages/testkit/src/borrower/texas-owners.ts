import type { Persona } from "./persona.ts";

/** Ramiro Arredondo, who owns the homestead in Dallas together with his sister Lupe. */
export const ramiro = {
  name: { first: "Ramiro", last: "Arredondo" },
  dateOfBirth: "1981-09-30",
  email: "ramiro@example.com",
  phone: "+12145550177",
  relation: "co-owner",
} as const;

/** The borrower in Texas, with a brother who signs beside her. */
export const withBrother = (persona: Persona): Persona => ({
  ...persona,
  fill: { ...persona.fill, ownership: "JOINT", signers: [ramiro] },
});
