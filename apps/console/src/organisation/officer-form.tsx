import type { Member } from "@gable/contract/calls/staff-members.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MEMBERS_KEY, officerMutation } from "../queries/staff-members.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { staffWords } from "./staff.words.ts";

type Values = { nmls: string; phone: string; licences: string };

/** A loan officer's card: what borrowers see of them, with the licence of each state. */
export function OfficerForm({ member: { uuid, officer } }: { member: Member }) {
  const t = useText(staffWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(officerMutation(uuid));
  const form = useQuestionForm<Values>({
    defaultValues: {
      nmls: officer?.nmls ?? "",
      phone: officer?.phone ?? "",
      licences: officer?.licences.map(({ state, number }) => `${state} ${number ?? ""}`).join("\n") ?? "",
    },
    resolver: requiredResolver<Values>(["nmls", "phone", "licences"]),
  });
  const missing = officer?.licences.filter(({ number }) => number === null).map(({ state }) => state) ?? [];
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ nmls, phone, licences }) => {
        try {
          await mutateAsync({ nmls, phone: formatPhone(phone), licences: readLicences(licences) });
          await queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
          showToast({ tone: "success", text: t.saved });
          return [];
        } catch (failure) {
          // A line of the list is found by the list.
          return failuresOf(failure).map((one) =>
            one.name?.startsWith("licences") ? { ...one, name: "licences" } : one,
          );
        }
      }}
    >
      <p className="small">{t.cardBody}</p>
      {officer ? <Ledger rows={[{ label: t.link, figure: officer.link }]} /> : null}
      {missing.length > 0 ? <p className="small member-missing">{t.noNumbers(missing.join(", "))}</p> : null}
      <TextField control={form.control} name="nmls" label={t.nmls} inputMode="numeric" narrow maxLength={10} />
      <TextField control={form.control} name="phone" label={t.phone} hint={t.phoneHint} inputMode="tel" narrow />
      <TextAreaField control={form.control} name="licences" label={t.licences} hint={t.licencesHint} rows={5} />
      <Button type="submit" kind="second" slim busy={isPending}>
        {t.save}
      </Button>
    </Form>
  );
}

/** Two letters, then what stands behind them. */
const readLicences = (text: string): { state: string; number: string }[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ state: line.slice(0, 2).toUpperCase(), number: line.slice(2).trim() }));
