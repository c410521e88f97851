import { type AccountRow, chooseDisbursement } from "@gable/contract/calls/accounts.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { accountsQuery } from "../../queries/accounts.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { bankWords } from "./bank.words.ts";
import { confirmWords } from "./confirm.words.ts";

/** What will be paid into which account, what out of it, and when: to confirm, or to change. */
export function Screen() {
  const t = useText(confirmWords);
  const f = useFormats();
  const explain = useExplain();
  const { uuid, facts } = useJourney();
  const query = useQuery(accountsQuery(uuid));
  const command = useCommand(chooseDisbursement);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { data } = query;
  const nameOf = useAccountName();
  if (data === undefined) return <UntilLoaded title={t.title} query={query} />;
  // While none is chosen, the application names the linked account that is proposed.
  const proposed = data.linked.find(({ accountUuid }) => accountUuid === facts.application.disburseAccount?.uuid);
  const receiving = data.disbursement ?? proposed ?? null;
  const paying = data.autopay;
  const use = async (accountUuid: string) =>
    setFailures(await command.send({ body: { source: "LINKED", accountUuid } }));
  return (
    <StepPage title={t.title} lead={t.lead} drawing="card">
      {receiving === null ? (
        <Notice title={t.none}>{t.noneBody}</Notice>
      ) : (
        <Ledger
          label={t.title}
          rows={[
            {
              label: data.hasFinalCosts ? t.paidIn : t.paidInBeforeCosts,
              note: nameOf(receiving),
              figure: f.cents(data.cash),
            },
            {
              label: t.paidOut,
              note: paying ? t.onDay(nameOf(paying), paying.draftDay) : data.payType === "MANUAL" ? t.byHand : t.open,
              figure: f.cents(data.monthlyPayment),
            },
            ...(data.firstPaymentOn === null
              ? []
              : [{ label: t.first, note: t.firstNote, figure: f.day(data.firstPaymentOn) }]),
          ]}
        />
      )}
      {data.disbursement !== null && data.check === "PENDING_REVIEW" ? (
        <Notice tone="warning" title={t.inReview}>
          <p>{t.inReviewBody}</p>
          <p>
            <TextLink href={onHost(paths.conditions(uuid))}>{t.seeWhatHelps}</TextLink>
          </p>
        </Notice>
      ) : null}
      {failures.map(({ message }) => (
        <Notice key={message} tone="error" title={explain(message)} />
      ))}
      <Actions>
        {data.disbursement === null && proposed ? (
          <Button busy={command.isBusy} onClick={() => void use(proposed.accountUuid)}>
            {t.use(proposed.mask)}
          </Button>
        ) : (
          <ButtonLink href={onHost(receiving === null ? paths.bankDisburse(uuid) : paths.bankAutopay(uuid))}>
            {receiving === null ? t.choose : t.toAutopay}
          </ButtonLink>
        )}
        {receiving === null || !data.mayChange ? null : (
          <TextLink href={onHost(paths.bankDisburse(uuid))}>{t.change}</TextLink>
        )}
      </Actions>
    </StepPage>
  );
}

function useAccountName(): (account: AccountRow) => string {
  const both = useText(bankWords);
  return ({ bankName, type, mask, nickname }) =>
    `${nickname === null ? "" : `${nickname}: `}${bankName}, ${both[type].toLowerCase()} ${both.ending(mask)}`;
}
