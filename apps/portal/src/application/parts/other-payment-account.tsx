import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { autopayWords } from "../bank/autopay.words.ts";
import { PaymentsRefused } from "../bank/parts/payments-refused.tsx";

/** Asks for another account for the payments where the one that was signed for cannot be debited; nothing waits for it. */
export function OtherPaymentAccount({ application, money }: { application: string; money: ReplyOf<typeof accounts> }) {
  const t = useText(autopayWords);
  if (!money.isAutopayAskedAgain || !money.refusedForPayments) return null;
  return (
    <section className="stack">
      <PaymentsRefused refused={money.refusedForPayments} />
      <Actions>
        <ButtonLink href={onHost(paths.bankAutopayManual(application))}>{t.otherByHand}</ButtonLink>
      </Actions>
    </section>
  );
}
