import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { institutionById, isRoutingNumber } from "../institutions.ts";
import { countyOfZip, placeOfZip } from "../places.ts";
import { recogniseAccount, recogniseHome, recognisePerson } from "../recognise.ts";
import { addressKey, namesakeKey } from "../spelling.ts";
import { describePersonas } from "./describe-personas.ts";
import { personas } from "./personas.ts";
import { personaNames } from "./words.ts";

const people = personas.flatMap((persona) => [persona.person, ...persona.coOwners]);

describe("the table of personas", () => {
  it("has one row for each name, in the order of the names", () => {
    expect(personas.map(({ name }) => name)).toEqual([...personaNames]);
  });

  it("is what the documentation says", () => {
    expect(readFileSync(new URL("../../../../docs/personas.md", import.meta.url), "utf8")).toBe(describePersonas());
  });

  it.each([
    ["SSN", people.map(({ ssn }) => ssn)],
    ["name", people.map(({ name }) => namesakeKey(name))],
    ["mailbox", people.map(({ email }) => email)],
    ["telephone number", people.map(({ phone }) => phone)],
    ["address", personas.map(({ home }) => addressKey(home.address))],
    ["account number", personas.flatMap(({ bank }) => bank.accounts.map(({ accountNumber }) => accountNumber))],
  ])("gives nobody the same %s as somebody else", (_, values) => {
    expect(new Set(values).size).toBe(values.length);
  });

  it.each(people.map((person) => [person.name.last, person] as const))(
    "%s has an SSN and a number that forms accept",
    (_, person) => {
      expect(person.ssn).toMatch(/^79[89]-(?!00)\d{2}-(?!0000)\d{4}$/);
      expect(person.phone).toMatch(/^[2-9]\d{2}5550[12]\d{2}$/);
      expect(person.email).toMatch(/^[a-z.]+@example\.com$/);
    },
  );

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    "%s lives in the county of its ZIP code",
    (_, { home }) => {
      expect(placeOfZip(home.address.zip)).toMatchObject({ city: home.address.city, state: home.address.state });
      expect(countyOfZip(home.address.zip)?.fips).toBe(home.countyFips);
    },
  );

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    "%s banks at a bank that exists",
    (_, { bank, fill }) => {
      expect(institutionById(bank.institution)?.routingNumber).toBe(fill.bank.routingNumber);
      expect(isRoutingNumber(fill.bank.routingNumber)).toBe(true);
    },
  );
});

describe("a persona is recognised", () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))(
    "%s by name, SSN, home and account",
    (_, persona) => {
      const { person, home, bank } = persona;
      const other = { first: "Some", last: "Body" };
      expect(recognisePerson({ name: person.name }).persona).toBe(persona);
      expect(recognisePerson({ name: other, ssn: person.ssn }).persona).toBe(persona);
      expect(recogniseHome(home.address).persona).toBe(persona);
      expect(bank.accounts.map(({ accountNumber }) => recogniseAccount(accountNumber)?.facts)).toEqual(
        bank.accounts.map(() => persona),
      );
    },
  );

  it.each([
    ["ADA", "SORENSEN"],
    ["  Ada ", "Sörensen"],
  ])("in another spelling of the name: %s %s", (first, last) => {
    expect(recognisePerson({ name: { first, last } }).persona?.name).toBe("straight-approval");
  });

  it.each(["1418 Alder Creek Ct", "1418 alder creek court.", "1418  ALDER CREEK CT"])(
    "in another spelling of the street: %s",
    (street1) => {
      const address = { street1, city: "Sacramento", state: "CA", zip: "95831-1234" };
      expect(recogniseHome(address).persona?.name).toBe("straight-approval");
    },
  );

  it("as a co-owner, who is not the borrower", () => {
    const found = recognisePerson({ name: { first: "Theo", last: "Bergstrom" } });
    expect([found.persona?.name, found.isBorrower]).toEqual(["joint-owner", false]);
  });

  it("never in somebody with another name at another address", () => {
    expect(recognisePerson({ name: { first: "Ada", last: "Lovelace" } }).persona).toBeNull();
    const address = { street1: "1419 Alder Creek Court", city: "Sacramento", state: "CA", zip: "95831" };
    expect(recogniseHome(address).persona).toBeNull();
  });
});
