import { needsSecondPerson, type SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { proposeMutation, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { AS_ANSWER } from "../shell/unsaved-work.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { useToday } from "../shell/use-today.ts";
import { DayField } from "./day-field.tsx";
import { settingsWords } from "./settings.words.ts";
import type { SettingValue } from "./tables/table-shape.ts";
import { WhyAndSend } from "./why-and-send.tsx";

type Values = { when: string; effectiveOn: string; reason: string };

type Props = {
  subject: SettingSubject;
  value: SettingValue;
  /** What it takes the place of, as far as is known here. */
  before: SettingValue;
  /** A colleague was faster. */
  onMeanwhile: () => Promise<void>;
  onProposed: () => void;
};

/** Refused because of what a colleague did meanwhile. */
const meanwhile: ReadonlySet<string> = new Set(["proposal-open", "changed-meanwhile"]);

/** From when, and why: the last step of a proposal. */
export function ProposeForm({ subject, value, before, onMeanwhile, onProposed }: Props) {
  const t = useText(settingsWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation(proposeMutation());
  const today = useToday();
  const needsSecond = needsSecondPerson(subject);
  const form = useQuestionForm<Values>({
    defaultValues: { when: "at-once", effectiveOn: "", reason: "" },
    resolver: (values, context, options) =>
      requiredResolver<Values>(values.when === "on-day" ? ["effectiveOn", "reason"] : ["reason"])(
        values,
        context,
        options,
      ),
  });
  const when = useWatch({ control: form.control, name: "when" });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async ({ reason, effectiveOn, when: chosen }) => {
        try {
          const body = {
            subject,
            value: value as never,
            before: before as never,
            reason,
            effectiveOn: chosen === "on-day" ? effectiveOn : null,
          };
          const { uuid } = await mutateAsync(body);
          onProposed();
          await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
          showToast({ tone: "success", text: needsSecond ? t.sent : t.done });
          void navigate(needsSecond ? `/settings/changes/${uuid}` : `/settings/${subject}`, { state: AS_ANSWER });
          return [];
        } catch (failure) {
          const failures = failuresOf(failure);
          if (failures.some(({ message }) => meanwhile.has(message))) {
            await onMeanwhile();
            return [];
          }
          // A fault of the whole, such as that nothing is different, has no field here.
          return failures.map(({ name, message }) =>
            name === "effectiveOn" || name === "reason" ? { name, message } : { message },
          );
        }
      }}
    >
      {needsSecond ? (
        <RadioField
          control={form.control}
          name="when"
          label={t.when}
          choices={[
            { value: "at-once", label: t.atOnce },
            { value: "on-day", label: t.onDay },
          ]}
        />
      ) : null}
      {when === "on-day" ? <DayField control={form.control} name="effectiveOn" label={t.day} min={today} /> : null}
      <WhyAndSend
        control={form.control}
        hint={t.reasonHint}
        sendLabel={needsSecond ? t.propose : t.doNow}
        busy={isPending}
      />
    </Form>
  );
}
