import type { LocalDate } from "../calendar/local-date.ts";
import type { Cents } from "../money/cents.ts";

/** What a title search found in the courts' records under an owner's name. */
export interface CourtRecord {
  readonly kind: "CIVIL_JUDGMENT" | "TAX_LIEN" | "CHILD_SUPPORT" | "BANKRUPTCY" | "LIS_PENDENS";
  readonly creditor: string;
  readonly amount: Cents;
  readonly filedOn: LocalDate;
  readonly caseNumber: string;
}

/** A debt that the home stands for before our line, until it is paid; the others are cases that a court has to end. */
export const isDebt = ({ kind }: CourtRecord): boolean => kind !== "BANKRUPTCY" && kind !== "LIS_PENDENS";
