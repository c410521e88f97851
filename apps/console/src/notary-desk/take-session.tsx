import type { ReplyOf } from "@gable/contract/call.ts";
import type { notaryRoom } from "@gable/contract/calls/notary-room.ts";
import { ActButton } from "../loan-file/act-dialog.tsx";
import { useMe } from "../session/me.ts";
import { CommissionFields, commissionFieldNames, noCommission } from "./commission-fields.tsx";

/** The notary takes the session under their commission: the one of the home's state, or any that they wrote down. */
export function TakeSession({ room }: { room: ReplyOf<typeof notaryRoom> }) {
  const { name } = useMe();
  const { uuid, ownCommissions, homeState } = room;
  const known = ownCommissions.find(({ commissionState }) => commissionState === homeState) ?? ownCommissions[0];
  return (
    <ActButton
      uuid={uuid}
      act="take-notary-session"
      kind="primary"
      values={known ?? { ...noCommission, name }}
      required={commissionFieldNames}
      send={(values) => Object.fromEntries(commissionFieldNames.map((field) => [field, values[field]]))}
      renderFields={(control) => <CommissionFields control={control} />}
    />
  );
}
