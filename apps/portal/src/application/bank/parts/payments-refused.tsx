import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { autopayWords } from "../autopay.words.ts";
import { refusalWords } from "../disburse.words.ts";

type Refused = NonNullable<ReplyOf<typeof accounts>["refusedForPayments"]>;

/** Which account cannot be debited, why, and that the money does not wait for another one. */
export function PaymentsRefused({ refused }: { refused: Refused }) {
  const t = useText(autopayWords);
  const language = useLanguage();
  const why =
    refused.reason in refusalWords ? refusalWords[refused.reason as keyof typeof refusalWords] : refusalWords.other;
  return (
    <Notice tone="warning" title={t.refused(refused.bankName, refused.mask)}>
      {why[language]} {t.refusedNext}
    </Notice>
  );
}
