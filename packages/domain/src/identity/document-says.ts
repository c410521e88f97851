import type { PersonName } from "../application/person-name.ts";
import type { LocalDate } from "../calendar/local-date.ts";
import { isLicenseExpired, parseDriverLicense } from "./driver-license-barcode.ts";
import type { IdentityDocumentKind } from "./identity-documents.ts";
import { sameOnDocument } from "./name-on-document.ts";
import { isExpired, parsePassportMrz } from "./passport-mrz.ts";
import { parseResidentCardMrz } from "./resident-card-mrz.ts";

/** What a document's machine-readable part says of its holder. */
export interface DocumentSays {
  readonly surname: string;
  readonly givenNames: string;
  /** Null when the digits are no date. */
  readonly birth: LocalDate | null;
  readonly isExpired: boolean;
  /** The check digits are right; a barcode has none of its own. */
  readonly isReadWell: boolean;
  /** A name of 39 letters fills a passport's line, one of 30 a card's: what would follow is cut off. */
  readonly isCut: boolean;
}

/** How a document differs from what its holder said. */
export const documentDifferences = ["check-digits", "expired", "birth-date-differs", "name-differs"] as const;
export type DocumentDifference = (typeof documentDifferences)[number];

type Reader = (text: string, today: LocalDate) => DocumentSays | null;

const readers: Readonly<Record<IdentityDocumentKind, Reader>> = {
  PASSPORT: readPassport,
  PERMANENT_RESIDENT: readResidentCard,
  DRIVERS_LICENSE: readBarcode,
  ID_CARD: readBarcode,
};

/** Reads the machine-readable zone or barcode of a document of this kind. Null when the text is none, such as a bad reading. */
export const readMachineText = (kind: IdentityDocumentKind, text: string, today: LocalDate): DocumentSays | null =>
  readers[kind](text, today);

/**
 * What a document says otherwise than its holder. With wrong check digits nothing else is compared: it was read wrongly, or it is not
 * what it seems, and a person looks at either.
 */
export function differencesFrom(
  said: { readonly name: PersonName; readonly birthDate?: LocalDate | undefined },
  says: DocumentSays,
): readonly DocumentDifference[] {
  if (!says.isReadWell) return ["check-digits"];
  const isOtherBirth = said.birthDate !== undefined && says.birth !== null && says.birth !== said.birthDate;
  return [
    ...(says.isExpired ? (["expired"] as const) : []),
    ...(isOtherBirth ? (["birth-date-differs"] as const) : []),
    ...(sameOnDocument(said.name, says) ? [] : (["name-differs"] as const)),
  ];
}

const isFull = (line: string): boolean => !line.trim().endsWith("<");

function readPassport(text: string, today: LocalDate): DocumentSays | null {
  const [first = "", second = ""] = linesOf(text);
  const mrz = parsePassportMrz(first, second, today);
  return mrz && { ...mrz, isExpired: isExpired(mrz.expiry, today), isReadWell: mrz.valid, isCut: isFull(first) };
}

function readResidentCard(text: string, today: LocalDate): DocumentSays | null {
  const [first = "", second = "", third = ""] = linesOf(text);
  const mrz = parseResidentCardMrz([first, second, third], today);
  return mrz && { ...mrz, isExpired: isExpired(mrz.expiry, today), isReadWell: mrz.valid, isCut: isFull(third) };
}

function readBarcode(text: string, today: LocalDate): DocumentSays | null {
  const card = parseDriverLicense(text);
  if (card === null) return null;
  return {
    surname: card.familyName,
    givenNames: [card.firstName, card.middleName].filter(Boolean).join(" "),
    birth: card.birth,
    isExpired: isLicenseExpired(card, today),
    isReadWell: true,
    isCut: false,
  };
}

const linesOf = (text: string): string[] => text.trim().split(/\s*[\r\n]+\s*/);
