import type { ReplyOf } from "@gable/contract/call.ts";
import type { notaryRoom } from "@gable/contract/calls/notary-room.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { ActButton } from "../loan-file/act-dialog.tsx";
import { useMe } from "../session/me.ts";
import { notaryWords } from "./notary.words.ts";

/** In a choice: whichever of the lender's notaries takes it. */
const ANYONE = "anyone";

/** A session that one of the lender's notaries holds goes to a colleague, or back to the network while it has not begun. */
export function HandOver({ room }: { room: ReplyOf<typeof notaryRoom> }) {
  const t = useText(notaryWords);
  const { role } = useMe();
  const { uuid, isOwn, admitted, signers, state, colleagues, notary, handedOver } = room;
  if (!mayAct(role, "hand-over-notary-session") || notary === null) return null;
  const mayHand = (isOwn || !admitted) && !signers[0]?.signed && colleagues.length > 0;
  if (!mayHand && state !== "BOOKED") return null;
  const to = colleagues.find(({ staffUuid }) => staffUuid === handedOver?.to)?.name ?? t.anyone;
  return (
    <section>
      {handedOver && isOwn ? <p role="status">{t.offeredTo(to)}</p> : null}
      <div className="notary-acts">
        {mayHand ? (
          <ActButton
            uuid={uuid}
            act="hand-over-notary-session"
            values={{ to: ANYONE, note: "" }}
            required={["to", "note"]}
            send={({ to: chosen, note }) => ({ note, ...(chosen !== ANYONE && { to: chosen }) })}
            renderFields={(control) => (
              <>
                <SelectField
                  control={control}
                  name="to"
                  label={t.handTo}
                  options={[
                    { value: ANYONE, label: t.anyoneChoice },
                    ...colleagues.map(({ staffUuid, name }) => ({ value: staffUuid, label: name })),
                  ]}
                />
                <TextAreaField control={control} name="note" label={t.handNote} rows={3} maxLength={500} />
              </>
            )}
          />
        ) : null}
        {state === "BOOKED" ? <ActButton uuid={uuid} act="give-back-notary-session" /> : null}
      </div>
    </section>
  );
}
