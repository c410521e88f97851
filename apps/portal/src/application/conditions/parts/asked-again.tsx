import type { Condition } from "@gable/domain/conditions/condition.ts";
import { askedFirst, saidLast, type Told } from "@gable/domain/conditions/condition-titles.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { InLanguage } from "../../../shell/in-language.tsx";
import { conditionWords } from "../conditions.words.ts";

type Asked = Pick<Condition, "commentsToBorrower" | "inWords" | "writtenIn" | "askedIn" | "xtraData" | "actionNeeded">;

/** Whether what came was not enough, and more is waited for. */
export const isAskedAgain = ({ actionNeeded, xtraData }: Asked): boolean =>
  actionNeeded && xtraData.askedFirst !== undefined;

type AskedProps = { condition: Asked; as?: "p" | "span" | undefined };

/** What is asked, in the words of the first time; what stands `otherwise` where nobody said anything. */
export function AskedFirst({ condition, as, otherwise = null }: AskedProps & { otherwise?: ReactNode }) {
  return <Said told={askedFirst(condition, useLanguage())} as={as} otherwise={otherwise} />;
}

/** What was said last: why it is asked for once more, where it is. */
export function SaidLast({ condition, as }: AskedProps) {
  return <Said told={saidLast(condition, useLanguage())} as={as} otherwise={null} />;
}

type SaidProps = { told: Told | null; as: "p" | "span" | undefined; otherwise: ReactNode };

function Said({ told, as: Tag = "span", otherwise }: SaidProps) {
  if (told === null) return otherwise;
  return (
    <Tag>
      <InLanguage text={told.text} language={told.language} />
    </Tag>
  );
}

/** Why something is asked for once more. Nothing where it is asked for the first time. */
export function AskedAgain({ condition }: { condition: Asked }) {
  const t = useText(conditionWords);
  if (!isAskedAgain(condition)) return null;
  return (
    <Notice tone="warning" title={t.again}>
      <SaidLast as="p" condition={condition} />
    </Notice>
  );
}
