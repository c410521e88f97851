import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import type { ReactNode } from "react";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords, actWords } from "./acts.words.ts";
import { AsSecond } from "./as-second.tsx";
import { payoffsWords } from "./payoffs.words.ts";
import { ReasonField } from "./reason-field.tsx";
import { withoutDots } from "./without-dots.ts";

type ActsAsked = LoanFileView["payoffActsAsked"];

/** Whether somebody has done something about a debt that waits for another. */
export const isAsked = (asked: ActsAsked, debt: string): boolean => asked.some((one) => one.debt === debt);

type AskedProps = {
  file: Pick<LoanFileView, "uuid" | "notSecond" | "payoffActsAsked" | "payoffAsksRefused">;
  debt: string;
};

/** What a colleague did about a debt, and what counts once another has agreed to it; or why somebody did not. */
export function AskedOfTwo({ file: { uuid, notSecond, payoffActsAsked, payoffAsksRefused }, debt }: AskedProps) {
  const t = useText(payoffsWords);
  const language = useLanguage();
  const { cents } = useFormats();
  const { identityUuid, role } = useMe();
  const nameOf = (act: StaffActName) => withoutDots(actWords[act].name[language]);
  const refused = payoffAsksRefused.find((one) => one.debt === debt);
  const own = payoffActsAsked.find((one) => one.debt === debt);
  if (!own && refused) {
    return <p className="small">{t.actRefusedBy(refused.by, nameOf(refused.act), refused.reason)}</p>;
  }
  if (!own) return null;
  const { act, by, byUuid, at, amount, reference, reason } = own;
  const what = [nameOf(act), amount === null ? null : cents(amount), reference, reason].filter((part) => part !== null);
  const mayAgree = byUuid !== identityUuid && mayAct(role, "agree-to-payoff-act");
  const said = <p>{t.actAskedBy(by, what.join(", "))}</p>;
  return (
    <>
      <p className="small">
        {t.actAskedBy(by, what.join(", "))} {mayAgree ? null : t.bearWaitsForColleague}
      </p>
      <AsSecond notSecond={notSecond} by={byUuid} act="agree-to-payoff-act">
        <ActButton
          uuid={uuid}
          act="agree-to-payoff-act"
          kind="primary"
          send={() => ({ debt, askedAt: at })}
          renderFields={() => said}
        />
      </AsSecond>
      <RefuseAsked uuid={uuid} debt={debt} askedAt={at} isOwn={byUuid === identityUuid}>
        {said}
      </RefuseAsked>
    </>
  );
}

type RefuseProps = { uuid: string; debt: string; askedAt: string; isOwn: boolean; children: ReactNode };

/** Says no to what waits for a second person, or takes it back. */
export function RefuseAsked({ uuid, debt, askedAt, isOwn, children }: RefuseProps) {
  const t = useText(payoffsWords);
  const acts = useText(actsWords);
  const { role } = useMe();
  if (!mayAct(role, "refuse-payoff-act")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="refuse-payoff-act"
      {...(isOwn && { label: t.takeBack })}
      values={{ reason: "" }}
      required={["reason"]}
      send={({ reason }) => ({ debt, askedAt, reason })}
      renderFields={(control) => (
        <>
          {children}
          <ReasonField control={control} label={acts.reasonColleague} />
        </>
      )}
    />
  );
}
