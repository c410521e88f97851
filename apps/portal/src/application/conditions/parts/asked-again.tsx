import type { Condition } from "@gable/domain/conditions/condition.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { conditionWords } from "../conditions.words.ts";

type Asked = Pick<Condition, "commentsToBorrower" | "xtraData" | "actionNeeded">;

/** Whether what came was not enough, and more is waited for. */
export const isAskedAgain = ({ actionNeeded, xtraData }: Asked): boolean =>
  actionNeeded && xtraData.askedFirst !== undefined;

/** What is asked, in the words of the first time. */
export const askedFirst = ({ commentsToBorrower, xtraData }: Asked): string | null =>
  xtraData.askedFirst ?? commentsToBorrower;

/** Why something is asked for once more. Nothing where it is asked for the first time. */
export function AskedAgain({ condition }: { condition: Asked }) {
  const t = useText(conditionWords);
  if (!isAskedAgain(condition)) return null;
  return (
    <Notice tone="warning" title={t.again}>
      <p>{condition.commentsToBorrower}</p>
    </Notice>
  );
}
