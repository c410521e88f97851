import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { type GrantorCapacity, grantorsInLine } from "@gable/domain/title/deed-grantors.ts";
import {
  type Block,
  box,
  heading,
  lines,
  markedList,
  pageBreak,
  paragraph,
  signatureField,
  smallPrint,
  venueField,
} from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { DocumentLender } from "../lender.ts";
import type { LineTerms } from "../line-terms.ts";
import type { Signer } from "../placed-field.ts";
import { securityInstrumentForm, securityInstrumentName } from "../security-instrument-forms.ts";
import { addressInLine, stateName } from "../wording/address-lines.ts";
import { creditLimitFact, loanNumberFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";

/** Somebody who gives the home as security, and why they sign. */
export interface Grantor extends Signer {
  readonly capacity: GrantorCapacity;
}

export interface SecurityInstrumentInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly grantors: readonly Grantor[];
  /** The trust that owns the home, for which its trustees sign. */
  readonly trust?: { readonly name: string; readonly datedOn: LocalDate };
  /** How those whose home it is hold it, as recorded, without their names, e.g. "a married couple, as joint tenants". */
  readonly vesting: string;
  readonly property: Address;
  readonly county: string;
  /** The assessor's number. */
  readonly parcelNumber: string;
  readonly legalDescription: string;
  readonly terms: Pick<LineTerms, "creditLimit" | "maturesOn">;
  readonly borrowerNames: readonly string[];
  /** Needed where the state uses a deed of trust. */
  readonly trustee: { readonly name: string; readonly address: Address } | null;
  readonly notary: Signer;
  /** Online by sight and sound, or in the presence of the notary. */
  readonly notarisation: "ONLINE" | "IN_PERSON";
  readonly texasHomestead: boolean;
  /** Whom the recorder sends the recorded instrument to. */
  readonly returnTo: readonly string[];
}

const capacities = {
  borrower: "borrower and owner",
  owner: "owner, not a borrower",
  spouse: "spouse, who signs only to bind rights in the home",
  "trustee-of-trust": "trustee of the trust that owns the home",
} as const;

/** The instrument that gives the lender its lien: deed of trust, deed to secure debt or mortgage, by state. */
export const securityInstrument: Template<SecurityInstrumentInput> = {
  version: "2026-11-26",
  draft: (input, lender) => {
    const name = securityInstrumentName(input.property.state);
    if (securityInstrumentForm(input.property.state) === "DEED_OF_TRUST" && !input.trustee) {
      throw new RangeError(`A deed of trust in ${input.property.state} needs a trustee`);
    }
    const title = `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
    return {
      title: {
        en: `${title} securing a home equity line of credit`,
        es: "Instrumento que garantiza una línea de crédito con su casa",
      },
      preparedOn: input.preparedOn,
      facts: [
        loanNumberFact(input.loanNumber),
        propertyFact(input.property),
        creditLimitFact(input.terms.creditLimit),
        { name: { en: "Parcel number", es: "Número de parcela" }, value: `${input.parcelNumber}, ${input.county}` },
      ],
      summary: {
        en: [
          `This ${name} makes your home the security for a line of up to ${formatDollars(input.terms.creditLimit)}.`,
          "If the line is not repaid, the home can be sold to pay it.",
          "Signing it as an owner or spouse does not make you promise to repay. It is signed before a notary and recorded in the public records.",
        ],
        es: [
          `Este instrumento hace de su casa la garantía de una línea de hasta ${formatDollars(input.terms.creditLimit)}.`,
          "Si la línea no se paga, la casa puede venderse para pagarla.",
          "Firmarlo como propietario o cónyuge no lo obliga a pagar. Se firma ante notario y se inscribe en el registro público.",
        ],
      },
      body: [
        paragraph("**After recording return to**"),
        lines(...input.returnTo),
        ...parties(input, lender, name),
        ...grant(input, name),
        ...covenants(input, name),
        ...(input.texasHomestead ? texasTerms() : []),
        ...signatures(input, name),
        ...acknowledgment(input),
      ],
    };
  },
};

function parties(input: SecurityInstrumentInput, lender: DocumentLender, name: string): Block[] {
  return [
    heading("Parties"),
    markedList([
      {
        mark: "Grantor",
        text: `${grantorsInLine({ ...input, trust: trustInFull(input.trust) })}, of ${addressInLine(input.property)} (“you”).`,
      },
      ...(input.trustee
        ? [{ mark: "Trustee", text: `${input.trustee.name}, ${addressInLine(input.trustee.address)}.` }]
        : []),
      {
        mark: "Lender",
        text: `${lender.legalName}, ${addressInLine(lender.address)}, beneficiary of this ${name} (“we”).`,
      },
      { mark: "Borrower", text: `${input.borrowerNames.join(" and ")}.` },
    ]),
  ];
}

const trustInFull = (trust: SecurityInstrumentInput["trust"]): string =>
  trust === undefined ? "" : `${trust.name}, dated ${formatDate(trust.datedOn)}`;

function grant(input: SecurityInstrumentInput, name: string): Block[] {
  const limit = formatDollars(input.terms.creditLimit);
  const conveys = input.trustee
    ? "you irrevocably grant, bargain, sell and convey to the Trustee, in trust, with power of sale,"
    : "you mortgage, grant and convey to us, with power of sale where the law gives one,";
  return [
    heading("Grant"),
    paragraph(
      `To secure (a) a home equity line of credit agreement dated ${formatDate(input.preparedOn)}, under which the Borrower may owe principal of up to **${limit}** at any one time, with interest, maturing on ${formatDate(input.terms.maturesOn)}; (b) every draw under it, whether or not we must make it, as if made today; and (c) what we pay to protect the property, ${conveys} the following property in ${input.county}, State of ${stateName(input.property.state)}, with all buildings, fixtures, easements and rents:`,
    ),
    box(
      paragraph(`**Legal description.** ${input.legalDescription}`),
      paragraph(`Parcel number ${input.parcelNumber}. Address: ${addressInLine(input.property)}.`),
    ),
    paragraph(
      `This ${name} secures an open-end line. Draws, payments and new draws may be made until the line ends; the lien stays until it is released, even when nothing is owed for a time. The most principal that it secures at any one time is ${limit}.`,
    ),
  ];
}

function covenants(input: SecurityInstrumentInput, name: string): Block[] {
  const sale = input.trustee
    ? "the Trustee may sell the property at public sale, after the notices and in the manner that the law of the state prescribes, and convey it to the buyer"
    : "we may foreclose in the manner that the law of the state prescribes";
  return [
    heading("Your promises"),
    numbered(
      "You own the property and may give it as security, subject only to liens of record today.",
      "The Borrower pays what the agreement requires. You pay taxes, assessments and the liens that come before ours when due.",
      "You keep the property insured against fire and the other usual perils, and flood where required, with us named as mortgagee. Insurance money goes to repair, or, if repair is not feasible, to the debt.",
      "You keep the property in repair, do not waste it, and follow the laws that apply to it. We may look at it at reasonable times after telling you.",
      "If you do not keep a promise, we may do what is needed to protect the property and our lien, and add what it costs to the debt.",
      "You do not sell or pass on the property without our consent, where the law lets us require it. Federal law names transfers that we may not object to, such as to a spouse or a child who will live there.",
    ),
    heading("If the debt is not paid"),
    numbered(
      "We may require the whole debt only for the reasons in the agreement, after a notice on paper that says what is wrong, how to put it right, by when (at least 30 days), and that the property may be sold.",
      `If it is not put right, ${sale}. What the sale brings pays the costs of the sale, then the debt; the rest goes to whoever is entitled to it.`,
      "Until five days before a sale, or as long as the law allows if that is longer, you may stop it by paying what is overdue and our costs.",
    ),
    heading("Other terms"),
    numbered(
      "An owner or spouse who is not a Borrower gives only their interest in the property. They owe nothing personally.",
      `When the line has ended and nothing is owed, we ${input.trustee ? "ask the Trustee to reconvey the property and record" : "record"} a release at our cost.`,
      "All of you who sign release homestead, dower, curtesy and community rights as far as this lien needs it, and as far as the law allows.",
      "Federal law and the law of the state in which the property lies govern. If a term is not valid, the others stay.",
      `Notices to you go to the property address unless you give us another; to us, to the address above. This ${name} binds those who come after you and us.`,
    ),
  ];
}

const numbered = (...texts: readonly string[]): Block =>
  markedList(texts.map((text, index) => ({ mark: `${index + 1}.`, text })));

/** Tex. Const. art. XVI, s. 50(a)(6), (t) */
function texasTerms(): Block[] {
  return [
    heading("Texas homestead terms"),
    paragraph(
      "**THIS SECURITY INSTRUMENT SECURES AN EXTENSION OF CREDIT AS DEFINED BY SECTION 50(a)(6), ARTICLE XVI, OF THE TEXAS CONSTITUTION.** Where another term says otherwise, these prevail:",
    ),
    numbered(
      "Each owner and each owner’s spouse consents to this lien voluntarily.",
      "We have no recourse for personal liability against any owner or spouse, unless the credit was obtained by actual fraud.",
      "The lien may be foreclosed only with a court order.",
      "The credit may be prepaid without penalty. No property other than the homestead secures it.",
      "We may not require early payment because the market value of the home falls, or because of a default on a debt that the home does not secure.",
      "You may rescind within three days after closing, without penalty or charge.",
      "You receive a copy of every document that you sign at closing. No instrument that you sign has blanks left to be filled in.",
      "When the credit is paid we give you the canceled agreement and, in recordable form, a release of the lien or an assignment of it.",
      "If we do not meet our obligations and do not cure the failure as section 50(a)(6)(Q)(x) provides, we forfeit all principal and interest.",
    ),
  ];
}

function signatures(input: SecurityInstrumentInput, name: string): Block[] {
  return [
    heading("Signatures"),
    paragraph(`By signing, each person agrees to this ${name}.`),
    ...input.grantors.flatMap((grantor, index) => [
      smallPrint(`${grantor.name} signs as ${capacityOf(grantor, input)}.`),
      signatureField(`grantor-${index + 1}`, grantor, `Signature on the ${name}`),
    ]),
  ];
}

function capacityOf({ capacity }: Grantor, { trust }: SecurityInstrumentInput): string {
  if (capacity !== "trustee-of-trust" || !trust) return capacities[capacity];
  return `trustee of ${trust.name}, dated ${formatDate(trust.datedOn)}, which owns the home`;
}

/** The notary's certificate, in the short form that the Revised Uniform Law on Notarial Acts suggests. */
function acknowledgment(input: SecurityInstrumentInput): Block[] {
  const { trust } = input;
  // Whoever acts for somebody else acknowledges it so (RULONA s.16(2)).
  const names = input.grantors
    .map(({ name, capacity }) =>
      trust && capacity === "trustee-of-trust" ? `${name}, as trustee of ${trust.name},` : name,
    )
    .join(" and ");
  return [
    pageBreak,
    heading("Acknowledgment"),
    venueField("venue", input.notary, "State and county in which this record was acknowledged"),
    paragraph(
      `This record was acknowledged before me on the date beside my signature by ${names}${
        input.notarisation === "ONLINE"
          ? ", who appeared before me by means of communication technology, and whose identity I verified by credential analysis and knowledge-based questions. The session was recorded by sound and picture."
          : ", who appeared before me in person and whose identity I verified."
      }`,
    ),
    signatureField("notary", input.notary, "Notarial acknowledgment"),
    smallPrint(
      "The notary’s stamp, commission number and expiry appear in the notarial certificate attached to this instrument.",
    ),
  ];
}
