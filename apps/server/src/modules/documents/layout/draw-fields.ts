import type { FieldKind, Signer } from "../placed-field.ts";
import { breakLines, readRuns } from "./break-lines.ts";
import { baselineOf, drawText } from "./draw-text.ts";
import {
  keepTogether,
  markArtifact,
  markContent,
  markLines,
  pageNumber,
  type Sheet,
  type StructureElement,
  tagged,
  withParent,
} from "./sheet.ts";
import { inkSoft, ruleStrong, type } from "./style.ts";

const signatureSize = { w: 250, h: 38 } as const;
const dateSize = { w: 120, h: 38 } as const;
const initialsSize = { w: 54, h: 26 } as const;
const venueSize = { w: 400, h: 26 } as const;

const roleNames = {
  borrower: "Borrower",
  "additional-signer": "Additional signer",
  notary: "Notary",
  lender: "For the lender",
} as const;

/** A line to sign on, the printed name below it, and a date beside it. */
export function drawSignature(sheet: Sheet, id: string, signer: Signer, label: string): void {
  keepTogether(sheet, signatureSize.h + 44);
  const { x } = sheet.column;
  const dateX = x + signatureSize.w + 30;
  const top = sheet.y;
  const under = (at: number, width: number, words: string) => {
    sheet.y = top + signatureSize.h + 2;
    underline(sheet, at, width);
    sheet.y += 2;
    caption(sheet, words, at, width);
  };
  // What stands below a line is read with it, before the line beside it.
  withParent(sheet, "Div", () => {
    placeField(sheet, { id, kind: "signature", signer, label, x, ...signatureSize });
    under(x, signatureSize.w, `**${signer.name}** · ${roleNames[signer.role]}`);
  });
  sheet.y = top;
  withParent(sheet, "Div", () => {
    placeField(sheet, { id: `${id}-date`, kind: "date", signer, label: `Date of: ${label}`, x: dateX, ...dateSize });
    under(dateX, dateSize.w, "Date");
  });
  sheet.y += type.small.leading + 12;
}

/** A line for the state and county, with what belongs on it below. */
export function drawVenue(sheet: Sheet, id: string, signer: Signer, label: string): void {
  keepTogether(sheet, venueSize.h + 30);
  const { x } = sheet.column;
  withParent(sheet, "Div", () => {
    placeField(sheet, { id, kind: "venue", signer, label, x, ...venueSize });
    sheet.y += venueSize.h + 2;
    underline(sheet, x, venueSize.w);
    sheet.y += 2;
    caption(sheet, label, x, venueSize.w);
  });
  sheet.y += type.small.leading + 12;
}

/** A box for initials to the left of what they acknowledge. */
export function drawInitials(sheet: Sheet, id: string, signer: Signer, label: string): void {
  keepTogether(sheet, 52);
  const { x, width } = sheet.column;
  const top = sheet.y;
  placeField(sheet, { id, kind: "initials", signer, label, x, ...initialsSize });
  sheet.y = top + initialsSize.h + 1;
  underline(sheet, x, initialsSize.w);
  caption(sheet, "Initials", x, initialsSize.w);
  sheet.y = top + 6;
  sheet.column = { x: x + initialsSize.w + 14, width: width - initialsSize.w - 14 };
  drawText(sheet, "P", label, { type: type.body });
  sheet.column = { x, width };
  sheet.y = Math.max(sheet.y, top + initialsSize.h + type.small.leading + 6) + 6;
}

/** Lines for ink, the first wide, with what belongs on them below. */
export function drawBlankLine(sheet: Sheet, labels: readonly string[]): void {
  keepTogether(sheet, 50);
  sheet.y += 26;
  let { x } = sheet.column;
  for (const [index, label] of labels.entries()) {
    const width = index === 0 ? signatureSize.w : dateSize.w;
    withParent(sheet, "Div", () => {
      // A place of the form too, though for ink: it is announced, and no software fills it.
      tagged(sheet, "Form", (element) => markContent(sheet, element, "Form", () => rule(sheet, x, width)), {
        alt: `Line to write on: ${label}`,
      });
      sheet.y += 2;
      caption(sheet, label, x, width);
    });
    sheet.y -= 2;
    x += width + 30;
  }
  sheet.y += type.small.leading + 12;
}

interface FieldPlace {
  readonly id: string;
  readonly kind: FieldKind;
  readonly signer: Signer;
  readonly label: string;
  readonly x: number;
  readonly w: number;
  readonly h: number;
}

/** Puts a form field on the page, tagged, and records where it is. The product fills it; a reader's own software cannot. */
function placeField(sheet: Sheet, field: FieldPlace): void {
  if (sheet.fields.some((placed) => placed.fieldId === field.id))
    throw new RangeError(`Two fields are called ${field.id}`);
  const described = `${field.label} (${field.signer.name}, ${roleNames[field.signer.role]})`;
  tagged(sheet, "Form", (element) => addFormField(sheet, element, field, described), { alt: described });
  sheet.fields.push({
    fieldId: field.id,
    kind: field.kind,
    signerId: field.signer.id,
    signerRole: field.signer.role,
    label: field.label,
    page: pageNumber(sheet),
    x: field.x,
    y: sheet.y,
    w: field.w,
    h: field.h,
  });
}

function addFormField(sheet: Sheet, element: StructureElement, field: FieldPlace, described: string): void {
  const form = openForm(sheet);
  sheet.pdf.annotate(field.x, sheet.y, field.w, field.h, {
    Subtype: "Widget",
    FT: "Tx",
    T: textString(field.id),
    TU: textString(described),
    DA: form.DA,
    F: printed,
    Ff: readOnly,
    C: [],
    structParent: element,
  } as PDFKit.Mixins.AnnotationOption);
  form.Fields.push(sheet.pdf.page.annotations.at(-1));
}

/** Annotation and field flags of ISO 32000-1, tables 165 and 221. */
const printed = 4;
const readOnly = 1;

interface FormDictionary {
  readonly Fields: unknown[];
  readonly DA: unknown;
  NeedAppearances: boolean;
}

/** pdfkit's own form, except that no reader may redraw what a signer adopted. */
function openForm(sheet: Sheet): FormDictionary {
  const root = (sheet.pdf as unknown as { readonly _root: { readonly data: { AcroForm?: { data: FormDictionary } } } })
    ._root;
  if (!root.data.AcroForm) sheet.pdf.font("regular").initForm();
  if (!root.data.AcroForm) throw new Error("The PDF has no form");
  root.data.AcroForm.data.NeedAppearances = false;
  return root.data.AcroForm.data;
}

function underline(sheet: Sheet, x: number, width: number): void {
  markArtifact(sheet, "Layout", () => rule(sheet, x, width));
}

function rule(sheet: Sheet, x: number, width: number): void {
  sheet.pdf
    .moveTo(x, sheet.y)
    .lineTo(x + width, sheet.y)
    .lineWidth(0.8)
    .strokeColor(ruleStrong)
    .stroke();
}

function caption(sheet: Sheet, text: string, x: number, width: number): void {
  tagged(sheet, "P", (element) => {
    const [line] = breakLines(sheet, readRuns(text), type.small.size, width);
    if (!line) return;
    const baseline = baselineOf(sheet.y, type.small);
    markLines(sheet, element, "P", [{ line, x, baseline }], { size: type.small.size, color: inkSoft });
  });
}

/** A PDF text string as UTF-16, which pdfkit writes in hexadecimal. */
function textString(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()]);
}
