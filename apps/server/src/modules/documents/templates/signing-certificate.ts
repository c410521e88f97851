import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { type Block, heading, paragraph, subheading, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { loanNumberFact } from "../wording/facts.ts";
import { formatInstant } from "../wording/format-date.ts";

/** One signer's part in the ceremony (R-6.8). Instants are ISO 8601 in UTC. */
export interface CertifiedSigner {
  readonly signer: Signer;
  /** Masked, e.g. "a···@example.com". */
  readonly contact: string;
  /** How they proved who they are, in order, e.g. "Password and code by text, 15:01:10 UTC". */
  readonly authentication: readonly string[];
  /** The consent to electronic records that was in force when they signed; null where none is on record. */
  readonly consent: {
    /** Of the words that were agreed to. */
    readonly wording: string;
    readonly givenAt: string;
    /** How they showed that such documents open on their device; null in records of before it was kept. */
    readonly demonstration: { readonly openedAt: string; readonly documentSha256: string } | null;
  } | null;
  /** The sentence that they agreed to when they signed. */
  readonly intent: string;
  readonly adopted: "typed" | "drawn";
  readonly ipAddress: string;
  readonly userAgent: string;
  /** Where they said they were, if they let the browser tell; null otherwise. */
  readonly location: string | null;
}

export interface CertifiedDocument {
  readonly documentId: string;
  readonly title: string;
  /** Kind and version of the wording. */
  readonly form: string;
  readonly pages: number;
  readonly sha256Before: string;
  readonly sha256After: string;
}

export interface CertifiedEvent {
  readonly at: string;
  readonly who: string;
  readonly what: string;
}

export interface SigningCertificateInput {
  readonly preparedOn: LocalDate;
  readonly loanNumber: string;
  readonly packageId: string;
  readonly completedAt: string;
  readonly signers: readonly CertifiedSigner[];
  readonly documents: readonly CertifiedDocument[];
  /** In the order in which they happened. */
  readonly events: readonly CertifiedEvent[];
  /** Hash of the last event in the application's log, which chains to all before it. */
  readonly logHead: string;
  /** SHA-256 of the certificate that seals the documents. */
  readonly sealCertificateSha256: string;
  /** Where anybody can check a document by its hash, without learning anything else; absent: any PDF reader does. */
  readonly verifyUrl?: string;
}

/** The record of a signing ceremony: who, what, when, from where, and the hashes that prove it. R-6.8, 15 USC 7001(d) */
export const signingCertificate: Template<SigningCertificateInput> = {
  version: "2026-11-22",
  draft: (input) => ({
    title: { en: "Certificate of electronic signing", es: "Certificado de firma electrónica" },
    preparedOn: input.preparedOn,
    facts: [
      loanNumberFact(input.loanNumber),
      { name: { en: "Package", es: "Paquete" }, value: input.packageId },
      { name: { en: "Completed", es: "Completado" }, value: formatInstant(input.completedAt) },
    ],
    summary: {
      en: [
        `${count(input.signers.length, "person", "people")} signed ${count(input.documents.length, "document", "documents")}.`,
        "This page proves who signed what, and when. Keep it with your documents.",
        `To check a document, compare its SHA-256 with the one here, or ${input.verifyUrl ? `go to ${input.verifyUrl}` : "open it in a PDF reader"}.`,
      ],
      es: [
        `${input.signers.length === 1 ? "1 persona firmó" : `${input.signers.length} personas firmaron`} ${input.documents.length === 1 ? "1 documento" : `${input.documents.length} documentos`}.`,
        "Esta página prueba quién firmó qué y cuándo. Guárdela con sus documentos.",
        `Para comprobar un documento, compare su SHA-256 con el de aquí o ${input.verifyUrl ? `vaya a ${input.verifyUrl}` : "ábralo en un lector de PDF"}.`,
      ],
    },
    body: [
      heading("Signers"),
      ...input.signers.flatMap(showSigner),
      heading("Documents"),
      ...input.documents.flatMap(showDocument),
      heading("What happened"),
      table(
        [
          { header: "Time (UTC)", share: 3 },
          { header: "Who", share: 3 },
          { header: "What", share: 6 },
        ],
        input.events.map((event) => [formatInstant(event.at), event.who, event.what]),
      ),
      heading("Proof"),
      table(factColumns, [
        ["Event log", `Each event holds the hash of the one before it. The last: ${input.logHead}`],
        [
          "Seal",
          `Every signed document, and this certificate, carries a PAdES signature made with the certificate whose SHA-256 is ${input.sealCertificateSha256}`,
        ],
      ]),
      paragraph("Any change to a sealed document, even of one byte, breaks its seal. Any PDF reader shows that."),
    ],
  }),
};

const factColumns = [
  { header: "", share: 2 },
  { header: "", share: 7 },
] as const;

function showSigner(certified: CertifiedSigner): Block[] {
  return [
    subheading(`${certified.signer.name}, ${certified.signer.role.replace("-", " ")}`),
    table(factColumns, [
      ["Signer", certified.signer.id],
      ["Contact", certified.contact],
      ["Authenticated by", certified.authentication.join("\n")],
      ...showConsent(certified),
      ["Intent", `“${certified.intent}”`],
      ["Signature", certified.adopted === "typed" ? "Typed and adopted" : "Drawn and adopted"],
      ["Network address", certified.ipAddress],
      ["Browser", certified.userAgent],
      ["Location", certified.location ?? "Not given"],
    ]),
  ];
}

function showConsent({ consent }: CertifiedSigner): [string, string][] {
  if (!consent) return [["Consent to electronic records", "None on record"]];
  const { wording, givenAt, demonstration } = consent;
  return [
    ["Consent to electronic records", `Given ${formatInstant(givenAt)}, in the words of version ${wording}`],
    ...(demonstration
      ? [
          [
            "Showed that PDF files open",
            `Opened the sample, SHA-256 ${demonstration.documentSha256}, ${formatInstant(demonstration.openedAt)}, and typed its four digits`,
          ] satisfies [string, string],
        ]
      : []),
  ];
}

function showDocument(document: CertifiedDocument): Block[] {
  return [
    subheading(document.title),
    table(factColumns, [
      ["Document", `${document.documentId}, ${document.form}, ${count(document.pages, "page", "pages")}`],
      ["SHA-256 as shown", document.sha256Before],
      ["SHA-256 as signed and sealed", document.sha256After],
    ]),
  ];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
