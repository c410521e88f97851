import { checkDigit } from "@gable/domain/identity/mrz-check-digit.ts";
import type { ExtractedDocument } from "@gable/vendors/identity-verification/protocol.ts";

/** What a reader finds in the machine-readable zone or the barcode of a document that shows this. */
export function machineTextOf(shown: ExtractedDocument): string {
  if (shown.documentType === "PASSPORT") return passportZone(shown);
  return shown.documentType === "PERMANENT_RESIDENT_CARD" ? cardZone(shown) : barcode(shown);
}

/** ICAO 9303 part 4. */
function passportZone(shown: ExtractedDocument): string {
  const number = `N${shown.documentLastFour}`.padEnd(9, "<");
  const [birth, expiry] = [shortDate(shown.dateOfBirth), shortDate(shown.expiresOn)];
  const personal = "<".repeat(14);
  const [numbered, born, until] = [withDigit(number), withDigit(birth), withDigit(expiry)];
  const composite = checkDigit(numbered + born + until + withDigit(personal));
  return [`P<USA${names(shown, 39)}`, `${numbered}USA${born}<${until}${withDigit(personal)}${composite}`].join("\n");
}

/** ICAO 9303 part 5. */
function cardZone(shown: ExtractedDocument): string {
  const number = withDigit(`SRC${shown.documentLastFour}`.padEnd(9, "<"));
  const [born, until] = [withDigit(shortDate(shown.dateOfBirth)), withDigit(shortDate(shown.expiresOn))];
  const [first, optional] = [number + "<".repeat(15), "<".repeat(11)];
  return [
    `C1USA${first}`,
    `${born}<${until}USA${optional}${checkDigit(first + born + until + optional)}`,
    names(shown, 30),
  ].join("\n");
}

/** AAMVA card design standard, version 9. */
function barcode({ name, dateOfBirth, expiresOn, documentLastFour, address }: ExtractedDocument): string {
  const elements = [
    `DLDAQ${documentLastFour}`,
    `DCS${name.last.toUpperCase()}`,
    `DAC${name.first.toUpperCase()}`,
    `DAD${name.middle?.toUpperCase() ?? "NONE"}`,
    `DBB${longDate(dateOfBirth)}`,
    `DBA${longDate(expiresOn)}`,
    `DAG${address?.street1.toUpperCase() ?? ""}`,
    `DAI${address?.city.toUpperCase() ?? ""}`,
    `DAJ${address?.state ?? ""}`,
    `DAK${address?.zip ?? ""}`,
    "DCGUSA",
  ].join("\n");
  const header = "@\n\u001e\rANSI 636000090001";
  const offset = header.length + 10;
  return `${header}DL${padded(offset)}${padded(elements.length + 1)}${elements}\r`;
}

const names = ({ name }: ExtractedDocument, room: number): string =>
  `${zoneWords(name.last)}<<${[name.first, name.middle ?? ""].map(zoneWords).filter(Boolean).join("<")}`
    .slice(0, room)
    .padEnd(room, "<");

const zoneWords = (text: string): string =>
  text
    .normalize("NFD")
    .toUpperCase()
    .replace(/[\p{M}'’.]/gu, "")
    .replace(/[^A-Z]+/g, "<");

const padded = (length: number): string => String(length).padStart(4, "0");
const withDigit = (text: string): string => text + checkDigit(text);
const shortDate = (date = ""): string => date.slice(2).replaceAll("-", "");
const longDate = (date = ""): string => `${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`;
