import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { AccountNumberInput, accountMask } from "../accounts/account-number.ts";
import { RoutingNumberInput } from "../accounts/routing-number.ts";
import { AddressInput } from "./address-input.ts";
import { calledTo } from "./called-to.ts";
import { dateOfBirthInput } from "./date-of-birth.ts";
import { EmailInput, maskEmail } from "./email.ts";
import { formatAddress } from "./format-address.ts";
import { fullName } from "./full-name.ts";
import { LegalNameInput, namesAgree } from "./legal-name.ts";
import { formatPhone, maskPhone, PhoneInput } from "./phone.ts";
import { formatSsn, maskSsn, SsnInput } from "./ssn.ts";
import { titleCase } from "./title-case.ts";
import { usStateCodes } from "./us-states.ts";
import { zipFitsState } from "./zip-states.ts";

function read(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? result.data : [...new Set(result.error.issues.map((issue) => issue.message))];
}

function person(firstName: string, middleName: string | null, lastName: string, suffix: string | null = null) {
  return { firstName, middleName, lastName, suffix };
}

describe("a social security number", () => {
  it.each([
    ["123-45-6788", "123456788"],
    [" 899999999 ", "899999999"],
    ["", ["required"]],
    ["12345678", ["ssn-invalid"]],
    ["000-12-3456", ["ssn-invalid"]],
    ["078-05-1120", ["ssn-invalid"]],
    ["912-34-5678", ["ssn-itin"]],
  ])("%j gives %j", (typed, result) => {
    expect(read(SsnInput, typed)).toEqual(result);
  });

  it("shows only its last four digits", () => {
    expect(maskSsn("123456788")).toBe("•••-••-6788");
    expect(formatSsn("12345")).toBe("123-45");
  });
});

describe("a phone number", () => {
  it.each([
    ["(415) 555-2671", "+14155552671"],
    ["+1 415.555.2671", "+14155552671"],
    ["14155552671", "+14155552671"],
    ["", ["required"]],
    ["911-555-1234", ["phone-invalid"]],
    ["415-555-267", ["phone-invalid"]],
    ["415-555-CALL", ["phone-invalid"]],
    ["+442071838750", ["phone-invalid"]],
  ])("%j gives %j", (typed, result) => {
    expect(read(PhoneInput, typed)).toEqual(result);
  });

  it("is shown with brackets, and anything else as it is", () => {
    expect(formatPhone("+14155552671")).toBe("(415) 555-2671");
    expect(formatPhone("+442071838750")).toBe("+442071838750");
    expect(maskPhone("+14155552671")).toBe("(•••) •••-2671");
  });
});

describe("a name", () => {
  it("is tidied, with null for empty parts", () => {
    const typed = { firstName: " Ana  María ", middleName: "", lastName: "O’Neil-Núñez", suffix: " JR " };
    expect(read(LegalNameInput, typed)).toEqual({
      firstName: "Ana María",
      middleName: null,
      lastName: "O’Neil-Núñez",
      suffix: "JR",
    });
  });

  it.each([
    ["St.John", "St. John"],
    ["J.R.", "J.R."],
    ["Ann.", "Ann."],
    ["Visit evil.example", "Visit evil. example"],
  ])("is no address of a page: %s becomes %s", (firstName, shown) => {
    expect(read(LegalNameInput, { firstName, lastName: "Eriksson" })).toMatchObject({ firstName: shown });
  });

  it.each([
    [{ firstName: "", lastName: "Eriksson" }, ["required"]],
    [{ firstName: "Ann4", lastName: "Eriksson" }, ["name-invalid"]],
    // No identity document of the United States, and no document of ours, is set in these.
    [{ firstName: "Ann", lastName: "שלום" }, ["name-invalid"]],
    [{ firstName: "Ann", lastName: "李" }, ["name-invalid"]],
    [{ firstName: "Ann", lastName: "Иванова" }, ["name-invalid"]],
    [{ firstName: "Ann", lastName: "Eriksson😀" }, ["name-invalid"]],
    // Latin too, and nothing that a document could be set in: a phonetic letter, points of another script, a pile of accents.
    [{ firstName: "Ann", lastName: "ᴇriksson" }, ["name-invalid"]],
    [{ firstName: "Ann", lastName: "Eriksson\u05b0" }, ["name-invalid"]],
    [{ firstName: "Ann", lastName: "Eriksson\ufe0f" }, ["name-invalid"]],
    [{ firstName: "Ann", lastName: `E${"\u0301".repeat(9)}` }, ["name-invalid"]],
    [{ firstName: "A".repeat(61), lastName: "Eriksson" }, ["name-too-long"]],
    [{ firstName: "Ann", lastName: "Eriksson", suffix: "Esq." }, ["suffix-unknown"]],
    [{ firstName: "Ann", lastName: "Eriksson", suffix: "X".repeat(60) }, ["suffix-unknown"]],
  ])("%j is refused with %j", (typed, codes) => {
    expect(read(LegalNameInput, typed)).toEqual(codes);
  });

  it.each([
    [person("José", null, "García"), person("JOSE", "LUIS", "GARCIA"), true],
    [person("Anna Maria", null, "Eriksson"), person("ANNA", "MARIA", "ERIKSSON"), true],
    [person("Michael", "J", "O'Brien", "Jr"), person("MICHAEL", "JOHN", "OBRIEN"), true],
    [person("Michael", "John", "Sample"), person("MICHAEL", "JAMES", "SAMPLE"), false],
    [person("Michael", null, "Sample"), person("MICHELLE", null, "SAMPLE"), false],
    [person("Michael", null, "Sample"), person("MICHAEL", null, "SIMPLE"), false],
  ])("%j and %j agree: %j", (typed, onDocument, agree) => {
    expect(namesAgree(typed, onDocument)).toBe(agree);
    expect(namesAgree(onDocument, typed)).toBe(agree);
  });

  it.each([
    ["Łukasiewicz", "Łukasiewicz"],
    ["Nguyễn", "Nguyễn"],
    // As some keyboards send accents, by themselves.
    ["Nun\u0303ez", "Nu\u00f1ez"],
    ["Kaʻiulani", "Ka’iulani"],
    ["D`Angelo", "D’Angelo"],
    // As keyboards of the Far East send letters, and as ligatures come out of a document.
    ["Ｔａｎａｋａ", "Tanaka"],
    ["ﬁsher", "fisher"],
    ["Ṣóyínká", "Ṣóyínká"],
    ["Mª", "Mª"],
  ])("%j is taken as %j", (typed, name) => {
    expect(read(LegalNameInput, { firstName: "Ann", lastName: typed })).toMatchObject({ lastName: name });
  });

  it.each([
    ["Jr.", "JR"],
    ["sr", "SR"],
    [" iii ", "III"],
    ["", null],
  ])("has its suffix %j kept as %j", (suffix, kept) => {
    expect(read(LegalNameInput, { firstName: "Ann", lastName: "Eriksson", suffix })).toMatchObject({ suffix: kept });
  });

  it("is written out in order", () => {
    expect(fullName(person("Michael", "John", "Sample", "Jr"))).toBe("Michael John Sample Jr");
    expect(fullName(person("Michael", null, "Sample", "SR"))).toBe("Michael Sample Sr");
    expect(fullName(person("Michael", null, "Sample", "III"))).toBe("Michael Sample III");
  });
});

describe("a date of birth", () => {
  it.each([
    ["11/20/2008", "CA", "2008-11-20"],
    ["2-29-2004", null, "2004-02-29"],
    ["1980-01-05", "CA", "1980-01-05"],
    ["", "CA", ["required"]],
    ["02/30/2004", "CA", ["dob-invalid"]],
    ["11/21/2026", null, ["dob-future"]],
    ["01/01/1899", "CA", ["dob-too-old"]],
    ["11/21/2008", "CA", ["dob-minor"]],
    ["11/20/2008", "AL", ["dob-minor"]],
  ])("%j in %j gives %j", (typed, state, result) => {
    expect(read(dateOfBirthInput("2026-11-20", state), typed)).toEqual(result);
  });
});

describe("an address", () => {
  const home = { street1: " 2200  EXAMPLE way ", street2: "", city: "sacramento", state: "ca", zip: "95816" };

  it("is stripped of spaces and title-cased", () => {
    expect(read(AddressInput, home)).toEqual({
      street1: "2200 Example Way",
      street2: null,
      city: "Sacramento",
      state: "CA",
      zip: "95816",
    });
  });

  it.each([
    [{ ...home, street1: "" }, ["required"]],
    [{ ...home, street1: "P.O. Box 12" }, ["street-post-box"]],
    [{ ...home, street1: "12 <b>Main</b> St" }, ["address-characters"]],
    [{ ...home, street1: "12 ᴍain St" }, ["address-characters"]],
    [{ ...home, street1: `12 M${"\u0301".repeat(9)}ain St` }, ["address-characters"]],
    [{ ...home, street2: "😀" }, ["address-characters"]],
    [{ ...home, city: "北京" }, ["address-characters"]],
    [{ ...home, state: "ZZ" }, ["state-invalid"]],
    [{ ...home, zip: "9581" }, ["zip-invalid"]],
    [{ ...home, zip: "10001-0001" }, ["zip-not-in-state"]],
    [{ ...home, city: "x".repeat(61) }, ["too-long"]],
  ])("%j is refused with %j", (typed, codes) => {
    expect(read(AddressInput, typed)).toEqual(codes);
  });

  it.each(["12 O’Brien-Núñez Ave", "4 1/2 Mile Rd #7 (Rear)", "221½ Baker St.", "1600 Ka'ahumanu Hwy & 3rd"])(
    "may be %s",
    (street1) => {
      expect(read(AddressInput, { ...home, street1 })).toMatchObject({ street1 });
    },
  );

  it("is written on one line", () => {
    const address = { street1: "12 NE 4TH ST", street2: "apt 4", city: "BEND", state: "OR", zip: "97701" };
    expect(formatAddress(address)).toBe("12 NE 4th St, Apt 4, Bend, OR 97701");
  });

  it.each([
    ["winston-salem", "Winston-Salem"],
    ["O'BRIEN PKWY", "O'Brien Pkwy"],
    ["ST. MARY'S", "St. Mary's"],
    ["McDowell Rd", "McDowell Rd"],
    ["apt 2b", "Apt 2B"],
    ["123A W 12TH ST", "123A W 12th St"],
    ["7c-8 2nd ave", "7C-8 2nd Ave"],
    ["  ", ""],
  ])("%j is cased %j", (typed, cased) => {
    expect(titleCase(typed)).toBe(cased);
  });

  it.each([
    ["CA", "94105", true],
    ["NY", "06390", true],
    ["TX", "88510", true],
    ["VA", "20190", true],
    ["MD", "20190", false],
    ["WY", "83001", true],
  ] as const)("in %s with %s: %j", (state, zip, fits) => {
    expect(zipFitsState(zip, state)).toBe(fits);
  });

  it("covers fifty states and the District of Columbia", () => {
    expect(usStateCodes).toHaveLength(51);
  });
});

describe("an e-mail address", () => {
  it.each([
    [" Pat@Example.COM ", "pat@example.com"],
    ["", ["required"]],
    ["pat@", ["email-invalid"]],
    [`${"x".repeat(250)}@example.com`, ["email-too-long"]],
  ])("%j gives %j", (typed, result) => {
    expect(read(EmailInput, typed)).toEqual(result);
  });

  it("is masked", () => {
    expect(maskEmail("pat@example.com")).toBe("p•••@example.com");
  });
});

describe("a bank account", () => {
  it.each([
    [RoutingNumberInput, "121000248", "121000248"],
    [RoutingNumberInput, "", ["required"]],
    [RoutingNumberInput, "121000247", ["routing-number-invalid"]],
    [RoutingNumberInput, "000000000", ["routing-number-invalid"]],
    [RoutingNumberInput, "800000000", ["routing-number-invalid"]],
    [AccountNumberInput, "0001 2345-678", "00012345678"],
    [AccountNumberInput, "123", ["account-number-invalid"]],
    [AccountNumberInput, "", ["required"]],
  ])("%#: %j gives %j", (schema, typed, result) => {
    expect(read(schema, typed)).toEqual(result);
  });

  it("shows its last four digits", () => {
    expect(accountMask("00012345678")).toBe("5678");
  });
});

describe("whoever is told of somebody", () => {
  it.each([
    ["Grace", person("Walter", "Emil", "Haugen", "SR"), "Walter"],
    ["Walter", person("Walter", "Emil", "Haugen", "SR"), "Walter Sr"],
    ["WALTER", person("Walter", null, "Haugen", "III"), "Walter III"],
    ["Walter", person("Walter", null, "Haugen"), "Walter"],
    ["Walter", undefined, ""],
  ])("as %s reads of %j as %j", (firstName, name, called) => {
    expect(calledTo({ firstName }, name)).toBe(called);
  });
});
