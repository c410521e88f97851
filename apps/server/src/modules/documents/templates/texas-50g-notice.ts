import type { Address } from "@gable/domain/application/address.ts";
import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Language } from "@gable/domain/language.ts";
import { type Block, inSpanish, markedList, pageBreak, paragraph, signatureField } from "../blocks.ts";
import type { Template } from "../draft.ts";
import type { Signer } from "../placed-field.ts";
import { applicationFact, propertyFact } from "../wording/facts.ts";
import { formatDate } from "../wording/format-date.ts";
import { type TexasNotice, texas50gNotices } from "../wording/texas-50g.ts";

export interface Texas50gNoticeInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly property: Address;
  /** Every owner and every owner's spouse. */
  readonly owners: readonly Signer[];
  /** The language of the talks; in Spanish the owners receive a translation as well (section 50(g)). */
  readonly discussedIn: Language;
}

/** The notice before a Texas home equity line, a separate instrument. Tex. Const. art. XVI, s. 50(g) */
export const texas50gNotice: Template<Texas50gNoticeInput> = {
  version: "2026-11-20",
  draft: (input) => {
    const earliest = addDays(input.preparedOn, 12);
    return {
      title: { en: "Texas home equity notice", es: "Aviso de Texas sobre el valor neto de la vivienda" },
      preparedOn: input.preparedOn,
      facts: [applicationFact(input.applicationNumber), propertyFact(input.property)],
      summary: {
        en: [
          "These are your rights under the Texas Constitution when you borrow against your homestead.",
          `The line cannot close before 12 days have passed: not before ${formatDate(earliest)} if you receive this today.`,
          "Each owner and each owner’s spouse signs below to say that they received it.",
        ],
        es: [
          "Estos son sus derechos según la Constitución de Texas cuando pide prestado con la garantía de su vivienda.",
          `La línea no puede cerrarse antes de 12 días: no antes del ${formatDate(earliest, "es")} si recibe esto hoy.`,
          "Cada propietario y el cónyuge de cada propietario firma abajo para decir que lo recibió.",
        ],
      },
      body: [
        ...showNotice(texas50gNotices.en),
        ...input.owners.map((owner, index) => signatureField(`received-${index + 1}`, owner, "I received this notice")),
        ...(input.discussedIn === "es" ? [pageBreak, inSpanish(...showNotice(texas50gNotices.es))] : []),
      ],
    };
  },
};

function showNotice(notice: TexasNotice): Block[] {
  const blocks: Block[] = [paragraph(`**${notice.heading}**`), paragraph(notice.opening)];
  let start = 0;
  while (start < notice.clauses.length) {
    const level = notice.clauses[start]?.level ?? 0;
    let end = start;
    while (notice.clauses[end]?.level === level) end += 1;
    blocks.push(markedList(notice.clauses.slice(start, end), level));
    start = end;
  }
  return [...blocks, paragraph(`**${notice.closing}**`)];
}
