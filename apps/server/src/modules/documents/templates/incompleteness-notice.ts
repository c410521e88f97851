import type { Address } from "@gable/domain/application/address.ts";
import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { heading, lines, paragraph, table } from "../blocks.ts";
import type { Template } from "../draft.ts";
import { addressInLine, addressLines } from "../wording/address-lines.ts";
import { equalCreditNotice } from "../wording/equal-credit.ts";
import { applicationFact } from "../wording/facts.ts";
import { formatDate, formatDateWithWeekday } from "../wording/format-date.ts";

export interface IncompletenessNoticeInput {
  readonly preparedOn: LocalDate;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly applicantAddress: Address;
  readonly appliedOn: LocalDate;
  /** What is missing and why we need it. */
  readonly missing: readonly { readonly what: string; readonly why: string }[];
  readonly dueOn: LocalDate;
}

/** Notice of incompleteness: what is missing, by when, and that silence ends it. 12 CFR 1002.9(c)(2); form C-6. R-2.31 */
export const incompletenessNotice: Template<IncompletenessNoticeInput> = {
  version: "2026-11-20",
  draft: (input, lender) => ({
    title: { en: "Your application is not complete", es: "Su solicitud no está completa" },
    preparedOn: input.preparedOn,
    facts: [applicationFact(input.applicationNumber)],
    summary: {
      en: [
        `We need ${input.missing.length === 1 ? "one more thing" : `${input.missing.length} more things`} from you by **${formatDateWithWeekday(input.dueOn)}**.`,
        "If we do not have them by then, we can no longer consider the application. You can apply again.",
        "If something cannot be found, tell us. There is often another way.",
      ],
      es: [
        `Necesitamos ${input.missing.length === 1 ? "una cosa más" : `${input.missing.length} cosas más`} de usted a más tardar el **${formatDateWithWeekday(input.dueOn, "es")}**.`,
        "Si no las tenemos para entonces, ya no podremos considerar la solicitud. Puede volver a solicitar.",
        "Si no encuentra algo, avísenos. A menudo hay otra manera.",
      ],
    },
    body: [
      lines(input.applicantName, ...addressLines(input.applicantAddress)),
      paragraph(
        `Thank you for your application of ${formatDate(input.appliedOn)} for a home equity line of credit. The following information is needed to make a decision on your application:`,
      ),
      table(
        [
          { header: "What we need", share: 4 },
          { header: "Why", share: 5 },
        ],
        input.missing.map(({ what, why }) => [what, why]),
      ),
      heading("How to send it"),
      paragraph(
        `Upload it in your account, or send it to ${lender.email} or ${lender.legalName}, ${addressInLine(lender.address)}. We need to receive this information by ${formatDate(input.dueOn)}. If we do not receive it by that date, we will regrettably be unable to give further consideration to your credit request.`,
      ),
      paragraph(`Questions: ${lender.phone}.`),
      equalCreditNotice(lender),
    ],
  }),
};
