import { describe, expect, it } from "vitest";
import { isLicenseExpired, parseDriverLicense } from "./driver-license-barcode.ts";
import { isExpired, parsePassportMrz } from "./passport-mrz.ts";
import { parseResidentCardMrz } from "./resident-card-mrz.ts";

const TODAY = "2026-11-20";

describe("a passport's machine-readable zone", () => {
  const line1 = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<";
  const line2 = "L898902C36UTO7408122F1204159ZE184226B<<<<<10";

  it("is read with its check digits", () => {
    const passport = parsePassportMrz(line1, line2, TODAY);
    expect(passport).toMatchObject({ valid: true, surname: "ERIKSSON", givenNames: "ANNA MARIA", nationality: "UTO" });
    expect(isExpired(passport?.expiry ?? null, TODAY)).toBe(true);
  });

  it("with a digit read wrongly says which part", () => {
    const passport = parsePassportMrz(line1, line2.replace("740812", "740813"), TODAY);
    expect(passport?.valid).toBe(false);
    expect(passport?.checks).toMatchObject({ documentNumber: true, birth: false, composite: false });
  });

  it("settles the century by what is possible", () => {
    const born = parsePassportMrz(line1, line2.replace("7408122", "2608120"), TODAY)?.birth;
    const unborn = parsePassportMrz(line1, line2.replace("7408122", "2708127"), TODAY)?.birth;
    expect([born, unborn]).toEqual(["2026-08-12", "1927-08-12"]);
  });

  it.each([
    ["too short", "P<UTO", line2],
    ["no passport", line1.replace("P<", "V<"), line2],
    ["with other signs", line1.replace("ANNA", "ANN*"), line2],
  ])("%s is none", (_case, first, second) => {
    expect(parsePassportMrz(first, second, TODAY)).toBeNull();
  });
});

describe("a resident card's machine-readable zone", () => {
  const lines = [
    "I<UTOD231458907<<<<<<<<<<<<<<<",
    "7408122F1204159UTO<<<<<<<<<<<6",
    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
  ] as const;

  it("is read with its check digits", () => {
    expect(parseResidentCardMrz([...lines], TODAY)).toEqual({
      valid: true,
      surname: "ERIKSSON",
      givenNames: "ANNA MARIA",
      documentNumber: "D23145890",
      nationality: "UTO",
      birth: "1974-08-12",
      expiry: "2012-04-15",
    });
  });

  it("with a wrong digit is not valid, and with a line missing is none", () => {
    expect(parseResidentCardMrz([lines[0], lines[1].replace("740812", "740813"), lines[2]], TODAY)?.valid).toBe(false);
    expect(parseResidentCardMrz([lines[0], "", lines[2]], TODAY)).toBeNull();
  });
});

describe("a driver's licence", () => {
  const elements = [
    "DLDAQD1234567",
    "DCSNÚÑEZ",
    "DACANA",
    "DADNONE",
    "DBB02291980",
    "DBD01052022",
    "DBA01052030",
    "DBC2",
    "DAG12 OAK ST",
    "DAHAPT 4",
    "DAISACRAMENTO",
    "DAJCA",
    "DAK958161234  ",
    "DCGUSA",
    "DDAF",
  ].join("\n");

  it("is read although the printer's offsets are wrong", () => {
    expect(parseDriverLicense(`@\n\u001e\rANSI 636014090102DL00000000ZC00000000${elements}\r`)).toMatchObject({
      licenseNumber: "D1234567",
      familyName: "NÚÑEZ",
      middleName: "",
      birth: "1980-02-29",
      street: "12 OAK ST APT 4",
      zip: "95816-1234",
      compliance: "F",
    });
  });

  it("of an old version has the whole name in one element", () => {
    const raw =
      "@\n\u001e\rAAMVA6360140101DL00310060DLDAASAMPLE,PAT,Q\nDAQX1\nDALOLD ST 1\nDANRENO\nDAONV\nDAP89501\nDBB19700131\n";
    expect(parseDriverLicense(raw)).toMatchObject({
      familyName: "SAMPLE",
      firstName: "PAT",
      middleName: "Q",
      street: "OLD ST 1",
      city: "RENO",
      birth: "1970-01-31",
    });
  });

  it("is good through the day on it", () => {
    expect(isLicenseExpired({ expires: "2026-11-20" }, TODAY)).toBe(false);
    expect(isLicenseExpired({ expires: "2026-11-19" }, TODAY)).toBe(true);
    expect(isLicenseExpired({ expires: null }, TODAY)).toBe(true);
  });

  it.each(["", "not a barcode", "@\n\u001e\rANSI 636014090101DL00000000DLDCSNAME\n"])("%j is none", (raw) => {
    expect(parseDriverLicense(raw)).toBeNull();
  });
});
