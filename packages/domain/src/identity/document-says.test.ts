import { describe, expect, it } from "vitest";
import { differencesFrom, readMachineText } from "./document-says.ts";

/** Of the specimens in ICAO 9303 parts 4 and 5, which were good until 2012-04-15. */
const passport = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10";
const card = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<";
const license =
  "@\n\u001e\rANSI 636014090102DL00000000ZC00000000DLDAQD1234567\nDCSERIKSSON\nDACANNA\nDADMARIA\nDBB08121974\nDBA04152012\n\r";

const WHEN_GOOD = "2011-06-01";
const name = (firstName: string, lastName: string, middleName: string | null = null) => ({
  firstName,
  middleName,
  lastName,
  suffix: null,
});
const anna = { name: name("Anna", "Eriksson", "Maria"), birthDate: "1974-08-12" };

const differences = (said: Parameters<typeof differencesFrom>[0], text = passport, today = WHEN_GOOD) => {
  const says = readMachineText("PASSPORT", text, today);
  return says && differencesFrom(said, says);
};

describe("what a document says, beside what its holder said", () => {
  it.each([
    ["PASSPORT", passport],
    ["PERMANENT_RESIDENT", card],
    ["DRIVERS_LICENSE", license],
    ["ID_CARD", license],
  ] as const)("is compared for a %s", (kind, text) => {
    const says = readMachineText(kind, text, WHEN_GOOD);
    expect(says && differencesFrom(anna, says)).toEqual([]);
    expect(says && differencesFrom({ ...anna, birthDate: "1974-08-13" }, says)).toEqual(["birth-date-differs"]);
    expect(says && differencesFrom({ ...anna, name: name("Anna", "Erikson") }, says)).toEqual(["name-differs"]);
    const later = readMachineText(kind, text, "2012-04-16");
    expect(later && differencesFrom(anna, later)).toEqual(["expired"]);
  });

  it("counts for nothing but a second look where a check digit is wrong", () => {
    expect(differences({ ...anna, birthDate: "1980-01-01" }, passport.replace("740812", "740813"))).toEqual([
      "check-digits",
    ]);
  });

  it("is nothing where nothing could be read", () => {
    expect(differences(anna, "P<UTO")).toBeNull();
    expect(readMachineText("DRIVERS_LICENSE", passport, WHEN_GOOD)).toBeNull();
  });

  it.each([
    ["without the middle name", name("Anna", "Eriksson")],
    ["with an initial", name("Anna", "Eriksson", "M")],
    ["in small letters", name("anna", "eriksson", "maria")],
  ])("is the same name %s", (_how, typed) => {
    expect(differences({ ...anna, name: typed })).toEqual([]);
  });

  const named = (zone: string) => passport.replace("ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", zone.padEnd(39, "<"));

  it.each([
    ["an umlaut written out", name("Jörg", "Müller"), "MUELLER<<JOERG"],
    ["an umlaut left out", name("Jörg", "Müller"), "MULLER<<JORG"],
    ["a Spanish double name", name("José", "Núñez-Ortiz"), "NUNEZ<ORTIZ<<JOSE"],
    ["an apostrophe", name("Ciara", "O'Brien"), "OBRIEN<<CIARA"],
    ["a suffix after the surname", name("Thomas", "Reed"), "REED<JR<<THOMAS"],
    ["a suffix after the given names", name("Thomas", "Reed"), "REED<<THOMAS<III"],
    [
      "a name that has no room",
      name("Nilavadhanananda", "Papandropoulous", "Jonathon Alec"),
      "PAPANDROPOULOUS<<NILAVADHANANANDA<JONAT",
    ],
  ])("is the same name with %s", (_how, typed, zone) => {
    expect(differences({ ...anna, name: typed }, named(zone))).toEqual([]);
  });

  it("is another name where only the beginning is the same and there was room", () => {
    expect(differences({ ...anna, name: name("Anna", "Erikssonsdotter") })).toEqual(["name-differs"]);
  });
});
