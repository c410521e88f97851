import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { useMayAct } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";

type DebtRowProps = {
  debt: { readonly creditor: string; readonly lastFour: string | null };
  says: ReactNode;
  children: ReactNode;
};

/** A creditor, what is to be known of the debt, and beside it what can be done about it. */
export function DebtRow({ debt: { creditor, lastFour }, says, children }: DebtRowProps) {
  return (
    <div className="file-cheque">
      <div>
        <strong>
          {creditor}
          {lastFour === null ? null : ` ••${lastFour}`}
        </strong>
        <div>{says}</div>
      </div>
      <div className="file-act-row">{children}</div>
    </div>
  );
}

/** The debt stays the borrower’s own, where that may be. */
export function LeaveUnpaid({ uuid, debt }: { uuid: string; debt: string }) {
  const t = useText(actsWords);
  if (!useMayAct()("leave-debt-unpaid")) return null;
  return (
    <ActButton
      uuid={uuid}
      act="leave-debt-unpaid"
      values={{ reason: "" }}
      required={["reason"]}
      send={({ reason }) => ({ debt, reason })}
      renderFields={(control) => (
        <TextAreaField control={control} name="reason" label={t.reason} rows={2} maxLength={500} />
      )}
    />
  );
}
