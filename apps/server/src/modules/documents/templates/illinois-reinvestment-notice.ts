import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { box, heading, lines, paragraph } from "../blocks.ts";
import type { Template } from "../draft.ts";

export interface IllinoisReinvestmentNoticeInput {
  readonly preparedOn: LocalDate;
  /** Where the Department receives comments. */
  readonly departmentLines: readonly string[];
}

/** The notice that a covered mortgage licensee posts, in the words of 205 ILCS 735/35-20. */
export const illinoisReinvestmentNotice: Template<IllinoisReinvestmentNoticeInput> = {
  version: "2026-11-20",
  draft: (input, lender) => ({
    title: {
      en: "State of Illinois Community Reinvestment Notice",
      es: "Aviso de reinversión comunitaria del Estado de Illinois",
    },
    preparedOn: input.preparedOn,
    facts: [{ name: { en: "Licensee", es: "Licenciatario" }, value: `${lender.legalName}, NMLS ${lender.nmlsId}` }],
    summary: {
      en: [
        "Illinois looks at how well we serve communities in the state.",
        "You may read its evaluation and send it your comments.",
      ],
      es: [
        "Illinois evalúa qué tan bien servimos a las comunidades del estado.",
        "Puede leer la evaluación y enviar sus comentarios.",
      ],
    },
    body: [
      box(
        paragraph("**STATE OF ILLINOIS COMMUNITY REINVESTMENT NOTICE**"),
        paragraph(
          "The Department of Financial and Professional Regulation (Department) evaluates our performance in meeting the financial services needs of this community, including the needs of low-income to moderate-income households. The Department takes this evaluation into account when deciding on certain applications submitted by us for approval by the Department. Your involvement is encouraged. You may obtain a copy of our evaluation. You may also submit signed, written comments about our performance in meeting community financial services needs to the Department.",
        ),
      ),
      heading("Where to write"),
      lines(...input.departmentLines),
    ],
  }),
};
