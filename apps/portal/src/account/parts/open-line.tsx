import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { Actions, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Panel } from "@gable/ui/components/surface/surface.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { OtherPaymentAccount } from "../../application/parts/other-payment-account.tsx";
import { accountsQuery } from "../../queries/accounts.ts";
import type { ListedApplication } from "../../queries/application.ts";
import { Pending } from "../../shell/pending.tsx";
import { dashboardWords } from "../dashboard.words.ts";

/** Of a line that is open: how much it is, what was sent, and when and how the first payment is made. */
export function OpenLine({ application: { uuid, property, loanNumber } }: { application: ListedApplication }) {
  const t = useText(dashboardWords);
  const f = useFormats();
  const query = useQuery(accountsQuery(uuid));
  const { data } = query;
  return (
    <Panel>
      <h2>{t.openTitle(property?.street1 ?? loanNumber)}</h2>
      <Pending asked={query} count={3} />
      {data === undefined ? null : (
        <Ledger
          label={t.openTitle(property?.street1 ?? loanNumber)}
          rows={[
            { label: t.openAmount, figure: f.cents(data.line) },
            { label: t.openSent, figure: f.cents(data.cash) },
            ...(data.firstPaymentOn === null
              ? []
              : [
                  {
                    label: t.openFirst(f.day(data.firstPaymentOn)),
                    note: data.autopay ? t.openAutopay(data.autopay.bankName, data.autopay.mask) : t.openByHand,
                    figure: f.cents(data.monthlyPayment),
                  },
                ]),
          ]}
        />
      )}
      {data ? <OtherPaymentAccount application={uuid} money={data} /> : null}
      <Actions>
        <ButtonLink href={onHost(paths.complete(uuid))}>{t.openLook}</ButtonLink>
        <TextLink href={onHost(paths.documentDisclosures(uuid))}>{t.documents}</TextLink>
      </Actions>
    </Panel>
  );
}
