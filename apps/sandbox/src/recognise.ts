import type { Address, Person, PersonName } from "@gable/vendors/wire-values.ts";
import type { Persona } from "./personas/define-persona.ts";
import type { AddressFacts, BankAccountFacts, Facts, PersonFacts } from "./personas/facts.ts";
import { personas } from "./personas/personas.ts";
import { nameKey, namesakeKey, plain, streetKey } from "./spelling.ts";
import { type Acquaintance, strangerFacts } from "./stranger.ts";

/** Who somebody is: the facts of their application, and which of its people they are. */
export interface Recognised {
  readonly facts: Facts;
  readonly persona: Persona | null;
  readonly party: PersonFacts;
  readonly isBorrower: boolean;
}

interface Acquainted {
  readonly persona: Persona;
  readonly party: PersonFacts;
}

const people: readonly Acquainted[] = personas.flatMap((persona) =>
  [persona.person, ...persona.coOwners].map((party) => ({ persona, party })),
);
const bySsn = new Map(people.map((one) => [one.party.ssn, one]));
const byWholeName = new Map(people.map((one) => [namesakeKey(one.party.name), one]));
// Of a father and a son whom nothing tells apart it is the one who borrows.
const byName = new Map(people.toReversed().map((one) => [nameKey(one.party.name), one]));
const byRecordedWords = people.map((one) => ({
  one,
  words: [plain(one.party.name.first), plain(one.party.name.last)],
}));
const byStreet = new Map(
  personas.flatMap((persona) => [
    [streetKey(persona.home.address), persona] as const,
    ...(persona.fill.address === persona.home.address ? [] : [[streetKey(persona.fill.address), persona] as const]),
  ]),
);

/** Knows a person by SSN, then by name; somebody else gets facts of their own. */
export function recognisePerson(
  person: { name: PersonName } & Partial<Person>,
  more: Pick<Acquaintance, "statedIncome" | "employer"> = {},
): Recognised {
  const known =
    (person.ssn === undefined ? undefined : bySsn.get(person.ssn)) ??
    byWholeName.get(namesakeKey(person.name)) ??
    byName.get(nameKey(person.name));
  if (known === undefined) {
    const facts = strangerFacts({ ...person, ...more });
    return { facts, persona: null, party: facts.person, isBorrower: true };
  }
  const { persona, party } = known;
  return { facts: persona, persona, party, isBorrower: party === persona.person };
}

/** Knows a home by its street and ZIP code; of another home it knows what follows from the address, and who says to own it. */
export function recogniseHome(
  address: Address,
  owners: readonly PersonName[] = [],
): { readonly facts: Facts; readonly persona: Persona | null } {
  const persona = byStreet.get(streetKey(address));
  if (persona !== undefined) return { facts: persona, persona };
  return { facts: strangerFacts({ address, name: owners[0] }), persona: null };
}

/** Knows a person by a name written on one line, as on a bank account or a payment. */
export function recogniseHolder(holder: string): Facts | null {
  const words = new Set(plain(holder).split(" "));
  const found = byRecordedWords.find(({ words: wanted }) =>
    wanted.every((name) => name.split(" ").every((word) => words.has(word))),
  );
  return found?.one.persona ?? null;
}

/** The account of a persona under its full number. */
export function recogniseAccount(accountNumber: string): { facts: Facts; account: BankAccountFacts } | null {
  for (const persona of personas) {
    const account = persona.bank.accounts.find((candidate) => candidate.accountNumber === accountNumber);
    if (account !== undefined) return { facts: persona, account };
  }
  return null;
}

/** Every address that the sandbox knows, for suggestions. */
export const knownAddresses: readonly AddressFacts[] = personas.map((persona) => persona.home.address);
