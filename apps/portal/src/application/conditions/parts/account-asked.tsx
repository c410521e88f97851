import type { Condition } from "@gable/domain/conditions/condition.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
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
