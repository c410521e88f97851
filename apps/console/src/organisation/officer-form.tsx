import type { Member } from "@gable/contract/calls/staff-members.ts";
import { EARLIEST_END } from "@gable/domain/organisations/officer-licences.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MEMBERS_KEY, officerMutation } from "../queries/staff-members.ts";
import { DayField } from "../settings/day-field.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { isMovedOn } from "../shell/moved-on.ts";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { readLines, writeLines } from "./licence-lines.ts";
import { staffWords } from "./staff.words.ts";

type Licence = NonNullable<Member["officer"]>["licences"][number];
type Values = { nmls: string; phone: string; licences: string; until: string };

/** A loan officer's card: what borrowers see of them, with the licence of each state. */
export function OfficerForm({ member: { uuid, officer } }: { member: Member }) {
  const t = useText(staffWords);
  const explain = useExplain();
  const { date } = useFormats();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(officerMutation(uuid));
  const [isOvertaken, setOvertaken] = useState(false);
  const kept = writeLines(officer?.licences ?? []);
  const form = useQuestionForm<Values>({
    defaultValues: {
      nmls: officer?.nmls ?? "",
      phone: officer?.phone ?? "",
      licences: kept.text,
      until: kept.until,
    },
    resolver: requiredResolver<Values>(["nmls", "phone", "licences"]),
  });
  const statesWhere = (is: (licence: Licence) => boolean) =>
    (officer?.licences ?? [])
      .filter(is)
      .map(({ state }) => state)
      .join(", ");
  const missing = statesWhere(({ number }) => number === null);
  const endless = statesWhere(({ standing }) => standing === "UNKNOWN");
  const ended = statesWhere(({ standing }) => standing === "ENDED");
  const ending = statesWhere(({ standing }) => standing === "ENDS_SOON");
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ nmls, phone, licences, until }) => {
        const lines = readLines(licences);
        try {
          await mutateAsync({
            nmls,
            phone: formatPhone(phone),
            changedAt: officer?.changedAt ?? null,
            licences: lines.map(({ state, number, own }) => ({ state, number, until: own ?? until })),
          });
          await queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
          setOvertaken(false);
          showToast({ tone: "success", text: t.saved });
          return [];
        } catch (failure) {
          if (isMovedOn(failure)) {
            await queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
            setOvertaken(true);
          }
          return failuresOf(failure).map((one) => ({ ...one, name: fieldOf(one.name, lines) }));
        }
      }}
    >
      <p className="small">{t.cardBody}</p>
      {officer ? <Ledger rows={[{ label: t.link, figure: officer.link }]} /> : null}
      {missing === "" ? null : <p className="small member-missing">{t.noNumbers(missing)}</p>}
      {endless === "" ? null : <p className="small member-missing">{t.noEnds(endless)}</p>}
      {ended === "" ? null : <p className="small member-missing">{t.licencesEnded(ended)}</p>}
      {ending === "" ? null : <p className="small member-missing">{t.licencesEnding(ending)}</p>}
      {isOvertaken && officer ? (
        <Notice tone="warning" title={t.overtaken}>
          {[
            officer.nmls,
            formatPhone(officer.phone),
            ...kept.text.split("\n"),
            kept.until === "" ? [] : date(kept.until),
          ]
            .flat()
            .join(" · ")}
        </Notice>
      ) : null}
      <TextField control={form.control} name="nmls" label={t.nmls} inputMode="numeric" narrow maxLength={10} />
      <TextField control={form.control} name="phone" label={t.phone} hint={t.phoneHint} inputMode="tel" narrow />
      <TextAreaField control={form.control} name="licences" label={t.licences} hint={t.licencesHint} rows={5} />
      <DayField control={form.control} name="until" label={t.until} hint={t.untilHint} min={EARLIEST_END} optional />
      <Button type="submit" kind="second" slim busy={isPending}>
        {t.save}
      </Button>
    </Form>
  );
}

/** A line of the list is found by the list, and a day that is for all lines by its own field. */
function fieldOf(name: string | undefined, lines: ReturnType<typeof readLines>): string | undefined {
  const [, at] = /^licences\.(\d+)\.until$/.exec(name ?? "") ?? [];
  if (at !== undefined && lines[Number(at)]?.own === undefined) return "until";
  return name?.startsWith("licences") ? "licences" : name;
}
