import type { Condition } from "@gable/domain/conditions/condition.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../../journey/journey.tsx";
import { accountsQuery } from "../../../queries/accounts.ts";
import { conditionWords } from "../conditions.words.ts";

/** Which account a condition is about, by its bank and the last four characters. */
export function AccountAsked({ bankName, mask }: NonNullable<Condition["xtraData"]["account"]>) {
  const t = useText(conditionWords);
  return (
    <p>
      <strong>{t.account(bankName, mask)}</strong>
    </p>
  );
}

/** The way to another account for the money, for whoever sees that they gave a wrong one; nothing once the agreement names it. */
export function AnotherAccount({ mask }: { mask: string | undefined }) {
  const t = useText(conditionWords);
  const { uuid } = useJourney();
  const { data } = useQuery(accountsQuery(uuid));
  if (!data?.mayChange || data.check !== "PENDING_REVIEW" || data.disbursement?.mask !== mask) return null;
  return (
    <p>
      {t.accountElse} <TextLink href={onHost(paths.bankDisburse(uuid))}>{t.accountElseGo}</TextLink>
    </p>
  );
}
