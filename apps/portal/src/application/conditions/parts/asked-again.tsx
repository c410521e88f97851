import type { Condition } from "@gable/domain/conditions/condition.ts";
import { askedFirst, saidLast } from "@gable/domain/conditions/told.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { conditionWords } from "../conditions.words.ts";
import { ToldText } from "./told-text.tsx";

type Asked = Pick<Condition, "commentsToBorrower" | "inWords" | "writtenIn" | "xtraData" | "actionNeeded">;

/** Whether what came was not enough, and more is waited for. */
export const isAskedAgain = ({ actionNeeded, xtraData }: Asked): boolean =>
  actionNeeded && xtraData.askedFirst !== undefined;

/** What is asked, in the words of the first time; what stands `otherwise` where nobody said anything. */
export function AskedFirst({ condition, otherwise }: { condition: Asked; otherwise?: ReactNode }) {
  const told = askedFirst(condition, useLanguage());
  return told ? <ToldText told={told} /> : otherwise;
}

/** Why something is asked for once more. Nothing where it is asked for the first time. */
export function AskedAgain({ condition }: { condition: Asked }) {
  const t = useText(conditionWords);
  const language = useLanguage();
  if (!isAskedAgain(condition)) return null;
  return (
    <Notice tone="warning" title={t.again}>
      <ToldText as="p" told={saidLast(condition, language)} />
    </Notice>
  );
}
