import { isLocalDate, type LocalDate } from "../calendar/local-date.ts";

/** What the PDF417 barcode on the back of a driver's licence or identification card says. */
export interface DriverLicense {
  readonly issuerId: string;
  readonly aamvaVersion: string;
  readonly jurisdictionVersion: string;
  readonly entries: number;
  readonly licenseNumber: string;
  readonly familyName: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly suffix: string;
  readonly birth: LocalDate | null;
  readonly issued: LocalDate | null;
  readonly expires: LocalDate | null;
  /** 1 male, 2 female, 9 not specified. */
  readonly sex: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  /** Five digits, or five and four: "23269-1234". */
  readonly zip: string;
  readonly country: string;
  /** REAL ID: F fully compliant, N not. */
  readonly compliance: string;
}

const HEADER = /^@[^A-Z]*(?:ANSI|AAMVA)\s*(\d{6})(\d{2})(\d{2})?(\d{2})/;
const SUBFILE_DESIGNATOR_LENGTH = 10;
const ELEMENT = /^([A-Z]{2}[A-Z0-9])(.*)$/;

/**
 * Reads the data of an AAMVA card. Null when it is no such barcode. Subfiles are found by their offsets; where a printer got those
 * wrong, as some do, by their elements. Older cards carry the whole name or address under older element names.
 */
export function parseDriverLicense(raw: string): DriverLicense | null {
  const header = HEADER.exec(raw);
  if (header === null) return null;
  const [headerText, issuerId = "", aamvaVersion = "", jurisdictionVersion = "00", entries = "0"] = header;
  const elements = readElements(raw, headerText.length, Number(entries));
  const at = (...ids: readonly string[]) => ids.map((id) => elements.get(id) ?? "").find((value) => value !== "") ?? "";
  const licenseNumber = at("DAQ");
  if (licenseNumber === "") return null;
  const name = readName(at);
  const country = at("DCG") || "USA";
  return {
    issuerId,
    aamvaVersion,
    jurisdictionVersion,
    entries: Number(entries),
    licenseNumber,
    ...name,
    birth: cardDate(at("DBB"), country),
    issued: cardDate(at("DBD"), country),
    expires: cardDate(at("DBA"), country),
    sex: sexCode(at("DBC")),
    street: [at("DAG", "DAL"), at("DAH", "DAM")].filter(Boolean).join(" "),
    city: at("DAI", "DAN"),
    state: at("DAJ", "DAO"),
    zip: zipCode(at("DAK", "DAP")),
    country,
    compliance: at("DDA"),
  };
}

/** A card is good through its expiry date; one without a readable date is not accepted as current. */
export function isLicenseExpired({ expires }: Pick<DriverLicense, "expires">, today: LocalDate): boolean {
  return expires === null || expires < today;
}

function readElements(raw: string, headerLength: number, entries: number): Map<string, string> {
  const bodies: string[] = [];
  for (let index = 0; index < entries; index += 1) {
    const start = headerLength + index * SUBFILE_DESIGNATOR_LENGTH;
    const designator = /^([A-Z]{2})(\d{4})(\d{4})$/.exec(raw.slice(start, start + SUBFILE_DESIGNATOR_LENGTH));
    if (designator === null) continue;
    const offset = Number(designator[2]);
    const body = raw.slice(offset, offset + Number(designator[3]));
    if (body.startsWith(designator[1] ?? "")) bodies.push(body.slice(2));
  }
  if (bodies.length < entries) {
    bodies.push(raw.slice(headerLength + entries * SUBFILE_DESIGNATOR_LENGTH).replace(/^(DL|ID)/, ""));
  }
  const elements = new Map<string, string>();
  for (const line of bodies.join("\n").split(/[\n\r]+/)) {
    const element = ELEMENT.exec(line.replace(/^(DL|ID)(?=D[A-Z]{2})/, ""));
    if (element?.[1] !== undefined && !elements.has(element[1])) elements.set(element[1], (element[2] ?? "").trim());
  }
  return elements;
}

function readName(at: (...ids: string[]) => string) {
  const whole = at("DAA");
  if (whole !== "") {
    const [familyName = "", firstName = "", middleName = "", suffix = ""] = whole
      .split(/[,$@]/)
      .map((part) => part.trim());
    return { familyName, firstName, middleName, suffix };
  }
  const [firstName = "", ...more] = at("DAC", "DCT").split(/[,$]/);
  return {
    familyName: at("DCS", "DAB"),
    firstName: firstName.trim(),
    middleName: absent(at("DAD") || more.join(" ").trim()),
    suffix: absent(at("DCU", "DAE")),
  };
}

/** MMDDCCYY in the United States, CCYYMMDD in Canada; old cards have either. */
function cardDate(text: string, country: string): LocalDate | null {
  if (!/^\d{8}$/.test(text)) return null;
  const american = `${text.slice(4)}-${text.slice(0, 2)}-${text.slice(2, 4)}`;
  const canadian = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  const readings = country === "CAN" ? [canadian, american] : [american, canadian];
  return readings.find(isLocalDate) ?? null;
}

function sexCode(text: string): string {
  if (text === "M") return "1";
  return text === "F" ? "2" : text;
}

function zipCode(text: string): string {
  const digits = text.replace(/\D/g, "");
  const extension = digits.slice(5, 9);
  return extension === "" || extension === "0000" ? digits.slice(0, 5) : `${digits.slice(0, 5)}-${extension}`;
}

/** "NONE" and "unavail" stand for an element that the card does not have. */
function absent(text: string): string {
  return /^(none|unavl|unavail)$/i.test(text) ? "" : text;
}
