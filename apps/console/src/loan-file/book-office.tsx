import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { paperWords } from "./paper-acts.words.ts";

/** The appointment at which a Texas homestead is signed, booked for whoever books none on a screen. */
export function BookOffice({ file: { uuid, officeBooking } }: { file: LoanFileView }) {
  const t = useText(paperWords);
  const { shortDay } = useFormats();
  const { role } = useMe();
  if (officeBooking === null || !mayAct(role, "book-office-visit")) return null;
  const { offices, timeZone, firstDay } = officeBooking;
  return (
    <>
      <p>{firstDay === null ? t.noFirstDay : t.firstDay(shortDay(`${firstDay}T12:00:00Z`))}</p>
      <ActButton
        uuid={uuid}
        act="book-office-visit"
        values={{ office: "0", on: firstDay ?? "", from: "", to: "" }}
        required={["office", "on", "from", "to"]}
        send={({ office, on, from, to }) => {
          const chosen = offices[Number(office)];
          return { office: { placeType: chosen?.placeType, address: chosen?.address }, on, from, to };
        }}
        renderFields={(control) => (
          <>
            <SelectField
              control={control}
              name="office"
              label={t.office}
              options={offices.map(({ name, address }, index) => ({
                value: String(index),
                label: `${name}, ${address.street1}, ${address.city}`,
              }))}
            />
            <DateFields control={control} name="on" label={t.officeDay} />
            <TextField control={control} name="from" label={t.officeFrom} hint={t.timeHint(timeZone)} />
            <TextField control={control} name="to" label={t.officeTo} hint={t.timeHint(timeZone)} />
          </>
        )}
      />
    </>
  );
}
