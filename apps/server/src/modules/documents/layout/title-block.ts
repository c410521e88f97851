import type { Language } from "@gable/domain/language.ts";
import type { DocumentDraft, Fact } from "../draft.ts";
import type { DocumentLender } from "../lender.ts";
import { formatDate } from "../wording/format-date.ts";
import { breakLines, readRuns } from "./break-lines.ts";
import { drawList } from "./draw-list.ts";
import { drawMark } from "./draw-mark.ts";
import { baselineOf, drawInto, drawText } from "./draw-text.ts";
import { drawLine, markArtifact, markContent, pageNumber, type Sheet, tagged, tagWithin, withParent } from "./sheet.ts";
import { contentWidth, inkSoft, margin, page, type } from "./style.ts";

const words = {
  en: { summary: "In short", prepared: "Prepared" },
  es: { summary: "En resumen", prepared: "Preparado" },
} as const;

const markTop = 38;
const markHeight = 25;

/** The head of a document: mark, title, facts, then the plain summary. */
export function drawOpening(sheet: Sheet, draft: DocumentDraft, lender: DocumentLender, language: Language): void {
  sheet.openings.add(pageNumber(sheet));
  tagged(
    sheet,
    "Figure",
    (element) => markContent(sheet, element, "Figure", () => drawMark(sheet, lender, margin.left, markTop, markHeight)),
    {
      alt: lender.tradeName,
      bbox: [margin.left, markTop, margin.left + 220, markTop + markHeight],
      placement: "Block",
    },
  );
  sheet.y = margin.top + 14;
  drawText(sheet, "H1", draft.title[language], { type: type.title, face: "display", width: contentWidth });
  sheet.y += 8;
  drawFacts(sheet, draft, language);
  sheet.y += 12;
  drawSummary(sheet, draft.summary[language], words[language].summary, lender);
}

/**
 * The first page for a reader of Spanish: title, facts and summary in Spanish, and the sentence that the English governs.
 * The document itself follows in English.
 */
export function drawSpanishCover(sheet: Sheet, draft: DocumentDraft, lender: DocumentLender): void {
  withParent(
    sheet,
    "Sect",
    () => {
      drawOpening(sheet, draft, lender, "es");
      sheet.y += 4;
      drawText(
        sheet,
        "P",
        "**La versión en inglés es la que rige.** Este resumen en español es una ayuda para usted y no cambia el documento " +
          "en inglés que empieza en la página siguiente. Si algo no le queda claro, llámenos antes de firmar " +
          `o aceptar: ${lender.phone}.`,
        { type: type.body },
      );
    },
    { lang: "es-US" },
  );
}

function drawFacts(sheet: Sheet, draft: DocumentDraft, language: Language): void {
  const prepared: Fact = {
    name: { en: words.en.prepared, es: words.es.prepared },
    value: formatDate(draft.preparedOn, language),
  };
  const labelWidth = 108;
  tagged(sheet, "L", (listElement) => {
    for (const fact of [...draft.facts, prepared]) {
      tagWithin(sheet, listElement, "LI", (item) => {
        tagWithin(sheet, item, "Lbl", (label) =>
          markContent(sheet, label, "Lbl", () => {
            const [line] = breakLines(sheet, readRuns(`${fact.name[language]} `), type.table.size, labelWidth);
            if (line) drawLine(sheet, line, sheet.column.x, baselineOf(sheet.y, type.table), type.table.size, inkSoft);
          }),
        );
        tagWithin(sheet, item, "LBody", (body) =>
          drawInto(sheet, body, "LBody", readRuns(fact.value), { type: type.table, indent: labelWidth }),
        );
      });
    }
  });
}

function drawSummary(sheet: Sheet, sentences: readonly string[], title: string, lender: DocumentLender): void {
  markArtifact(sheet, "Layout", () => {
    sheet.pdf
      .moveTo(margin.left, sheet.y)
      .lineTo(page.width - margin.right, sheet.y)
      .lineWidth(2)
      .strokeColor(lender.accentColor)
      .stroke();
  });
  sheet.y += 9;
  drawText(sheet, "H2", title, { type: type.heading2, face: "strong" });
  sheet.y += 3;
  drawList(
    sheet,
    sentences.map((text) => ({ mark: "•", text })),
    0,
  );
  sheet.y += 11;
}
