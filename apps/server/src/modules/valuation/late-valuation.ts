import { randomUUID } from "node:crypto";
import type { Address } from "@gable/domain/application/address.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { formatAddress } from "@gable/domain/people/format-address.ts";
import { homeOfLateOrder, type OrderedHome } from "@gable/domain/workflow/corrections/former-home.ts";
import type { Valuation } from "@gable/domain/workflow/facts/application-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Attachment } from "@gable/vendors/wire-values.ts";
import type { Applying, Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Change } from "../../workflow/change.ts";
import { fileAttachment } from "../documents/file-attachment.ts";

/** A value that came when nobody waited for it any more. */
interface Late {
  readonly valuation: Valuation;
  readonly report?: Attachment;
  /** What else is written with it, of the home that it is of. */
  readonly alongside: (trx: Transaction, home: OrderedHome) => Promise<void>;
}

/**
 * Keeps a value that came of a home named before, or too late: the applicant has a copy of every valuation that was developed for the
 * application (12 CFR 1002.14(a)(1)), and nothing rests on this one. Undefined for an answer to no order of this application's.
 */
export function keepLateValuation(
  ctx: Context,
  file: LoanFile,
  { key, seal }: Pick<Applying, "key" | "seal">,
  { valuation, report, alongside }: Late,
): Change | undefined {
  const home = homeOfLateOrder(file.facts, key);
  if (!home) return undefined;
  const { address, onFirstLien } = home;
  const documentUuid = report && randomUUID();
  const others = file.facts.otherValuations ?? [];
  return {
    event: "late-valuation-kept",
    facts: {
      otherValuations: [...others, { valuation, address, onFirstLien, ...(documentUuid && { documentUuid }) }],
    },
    detail: { source: valuation.source, ...(documentUuid && { document: documentUuid }) },
    alongside: async (trx) => {
      if (report) {
        const kind = reportOf(home);
        const title = titleOf(file, kind, address);
        await fileAttachment(ctx, trx, file, seal, kind, report, {
          ...(documentUuid && { uuid: documentUuid }),
          title,
        });
      }
      await alongside(trx, home);
    },
  };
}

/** As what the report of whoever looked is filed. */
export const reportOf = ({ product }: Pick<OrderedHome, "product">) =>
  product === "EVALUATION" ? "RESIDENTIAL_EVALUATION" : "BROKER_PRICE_OPINION";

/** Of another home, or another address, it says which. */
function titleOf({ facts }: LoanFile, kind: keyof typeof foreignTitles, address: Address): string {
  const { language = "en" } = facts.answers;
  const title = foreignTitles[kind][language];
  const written = formatAddress(address);
  const home = homeOf(facts);
  return home && formatAddress(home.address) === written ? title : `${title} (${namedBefore[language]} ${written})`;
}

const namedBefore = { en: "home named before:", es: "casa indicada antes:" } as const;
