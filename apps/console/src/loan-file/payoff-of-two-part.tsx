import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actWords } from "./acts.words.ts";
import { payoffsWords } from "./payoffs.words.ts";
import { withoutDots } from "./without-dots.ts";

export type ActsAsked = LoanFileView["payoffActsAsked"];

/** Whether somebody has done something about a debt that waits for another. */
export const isAsked = (asked: ActsAsked, debt: string): boolean => asked.some((one) => one.debt === debt);

/** What a colleague did about a debt, and what counts once another has agreed to it. */
export function AskedOfTwo({ uuid, debt, asked }: { uuid: string; debt: string; asked: ActsAsked }) {
  const t = useText(payoffsWords);
  const language = useLanguage();
  const { cents } = useFormats();
  const { identityUuid, role } = useMe();
  const own = asked.find((one) => one.debt === debt);
  if (!own) return null;
  const { act, by, byUuid, at, amount, reference, reason } = own;
  const what = [
    withoutDots(actWords[act].name[language]),
    amount === null ? null : cents(amount),
    reference,
    reason,
  ].filter((part) => part !== null);
  const mayAgree = byUuid !== identityUuid && mayAct(role, "agree-to-payoff-act");
  return (
    <>
      <p className="small">
        {t.actAskedBy(by, what.join(", "))} {mayAgree ? null : t.bearWaitsForColleague}
      </p>
      {mayAgree ? (
        <ActButton
          uuid={uuid}
          act="agree-to-payoff-act"
          kind="primary"
          send={() => ({ debt, askedAt: at })}
          renderFields={() => <p>{t.actAskedBy(by, what.join(", "))}</p>}
        />
      ) : null}
    </>
  );
}
