import type { OfficeAppointment } from "@gable/contract/calls/notary.ts";
import { Actions, Button, ButtonLink } from "@gable/ui/components/button/button.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { Form } from "@gable/ui/forms/form.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useExplain } from "../../../shell/use-explain.ts";
import { officeCodes, officeWords } from "./office.words.ts";

type AtOfficeProps = {
  office: OfficeAppointment;
  /** Where the appointment is made, and where it is seen; left out for who cannot change it. */
  booking?: { readonly ask: string; readonly see: string } | undefined;
  arrive: (code: string) => Promise<readonly Failure[]>;
};

/** A line that is signed at an office alone: the appointment, then the code that opens the documents there. */
export function AtOffice({ office, booking, arrive }: AtOfficeProps) {
  const t = useText(officeWords);
  const f = useFormats();
  if (office.arrived) {
    return (
      <Notice tone="success" title={t.arrived}>
        <p>{t.arrivedBody}</p>
      </Notice>
    );
  }
  const { state, startsAt, address, timeZone } = office;
  const isBooked = (state === "CONFIRMED" || state === "OVER") && startsAt !== null && address !== null;
  return (
    <section className="stack" aria-labelledby="at-office">
      <h2 id="at-office">{t.title}</h2>
      <p>{t.why}</p>
      {isBooked ? (
        <Facts
          facts={[
            { label: t.when, value: f.moment(startsAt, timeZone) },
            {
              label: t.where,
              value: [address.street1, address.street2, address.city].filter(Boolean).join(", "),
            },
          ]}
        />
      ) : null}
      {isBooked ? <p>{t.later}</p> : null}
      {state === "REQUESTED" ? <p>{t.asked}</p> : null}
      {state === "FAILED" ? <p>{t.missed}</p> : null}
      {!booking && !isBooked ? <p>{t.waitSigner}</p> : null}
      {office.isOpen ? <EnterCode arrive={arrive} /> : null}
      {booking && isBooked ? <TextLink href={booking.see}>{t.change}</TextLink> : null}
      {booking && (state === null || state === "FAILED") ? (
        <Actions>
          <ButtonLink href={booking.ask}>{state === null ? t.book : t.again}</ButtonLink>
        </Actions>
      ) : null}
    </section>
  );
}

function EnterCode({ arrive }: Pick<AtOfficeProps, "arrive">) {
  const t = useText(officeWords);
  const explain = useExplain(officeCodes);
  const form = useQuestionForm({ defaultValues: { code: "" } });
  const { isSubmitting } = form.formState;
  const send = async ({ code }: { code: string }): Promise<readonly Failure[]> => {
    if (code.trim() === "") return [{ name: "code", message: "required" }];
    const failures = await arrive(code.trim());
    return failures.map(({ message }) => ({ name: "code", message }));
  };
  return (
    <Form form={form} onSubmit={send} explain={explain}>
      <TextField control={form.control} name="code" label={t.code} hint={t.codeHint} autoComplete="off" />
      <Actions>
        <Button type="submit" busy={isSubmitting}>
          {t.here}
        </Button>
      </Actions>
    </Form>
  );
}
