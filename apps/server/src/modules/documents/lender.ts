import type { Address } from "@gable/domain/application/address.ts";
import type { DisclosureDocument } from "@gable/domain/application/document-types.ts";
import type { CreditRegulator } from "@gable/domain/organisations/credit-regulators.ts";

/** Documents of which the lender has a form of its own: where that lies, and the version that is recorded with what it prints. */
export type OwnForms = { [Kind in DisclosureDocument]?: { readonly href: string; readonly version: string } };

/** The lender as its documents name it. Every word of it is printed, but where its own forms lie. */
export interface DocumentLender {
  /** The legal entity that lends, e.g. "Gable Home Equity, LLC". */
  readonly legalName: string;
  /** The name borrowers know. */
  readonly tradeName: string;
  readonly nmlsId: string;
  readonly address: Address;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** The lender's mark as SVG shapes; its trade name is set in type where there is none. */
  readonly logoSvg?: string;
  /** `#rrggbb`, used for rules and the mark only, never for text. */
  readonly accentColor: string;
  /** Who enforces equal credit opportunity for this lender (Regulation B, appendix A). */
  readonly creditRegulator: CreditRegulator;
  /** True once the lender's own counsel has approved the wording; until then every page says it is a sample. */
  readonly approvedByCounsel: boolean;
  readonly ownForms?: OwnForms;
}
