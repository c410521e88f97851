import type { NotaryCommission } from "@gable/domain/notary/commission.ts";
import { usStates } from "@gable/domain/people/us-states.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dropCommissionMutation, keepCommissionMutation, notaryDeskQuery } from "../queries/notary-room.ts";
import { useMe } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { useToday } from "../shell/use-today.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { commissionWords } from "./commission.words.ts";
import { CommissionFields, commissionFieldNames, noCommission } from "./commission-fields.tsx";

const stateName = (state: string, language: "en" | "es"): string =>
  usStates[state as keyof typeof usStates]?.[language] ?? state;

/** In which states a notary may be named for a visit, as they wrote it down themselves. */
export function OwnCommissions({ commissions }: { commissions: readonly NotaryCommission[] }) {
  const t = useText(commissionWords);
  const language = useLanguage();
  const { date } = useFormats();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <SectionHead title={t.title} />
      <p className="small quiet">{commissions.length === 0 ? t.none : t.lead}</p>
      {commissions.length > 0 ? (
        <Table
          caption={t.title}
          captionHidden
          rows={commissions}
          keyOf={({ commissionState }) => commissionState}
          columns={columnsOf(t, language, date, today)}
        />
      ) : null}
      <Button slim kind="second" onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.add}>
        <CommissionForm onDone={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

const columnsOf = (
  t: Text<typeof commissionWords>,
  language: Language,
  date: Formats["date"],
  today: string,
): readonly Column<NotaryCommission>[] => [
  { label: t.state, cell: ({ commissionState }) => stateName(commissionState, language) },
  { label: t.numberShort, cell: ({ commissionNumber }) => commissionNumber },
  { label: t.county, wideOnly: true, cell: ({ commissionCounty }) => commissionCounty },
  {
    label: t.until,
    cell: ({ commissionExpiresOn: day }) => (day < today ? <strong>{t.expired(date(day))}</strong> : date(day)),
  },
  { label: t.change, cell: ({ commissionState }) => <Drop state={commissionState} /> },
];

function Drop({ state }: { state: string }) {
  const t = useText(commissionWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const showToast = useToast();
  const sayWhyNot = useWhyNot();
  const { mutate, isPending } = useMutation({
    ...dropCommissionMutation(),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: notaryDeskQuery().queryKey });
      showToast({ tone: "success", text: t.dropped });
    },
    onError: (failure) => sayWhyNot(failure, t.dropFailed(stateName(state, language))),
  });
  return (
    <Button slim kind="second" busy={isPending} onClick={() => mutate(state)}>
      {t.drop(stateName(state, language))}
    </Button>
  );
}

function CommissionForm({ onDone }: { onDone: () => void }) {
  const t = useText(commissionWords);
  const { name } = useMe();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(keepCommissionMutation());
  const form = useQuestionForm<NotaryCommission>({
    defaultValues: { ...noCommission, name },
    resolver: requiredResolver<NotaryCommission>(commissionFieldNames),
  });
  return (
    <Form
      form={form}
      explain={explain}
      onSubmit={async (given) => {
        try {
          await mutateAsync(given);
          await queries.invalidateQueries({ queryKey: notaryDeskQuery().queryKey });
          showToast({ tone: "success", text: t.saved });
          onDone();
          return [];
        } catch (failure) {
          return failuresOf(failure);
        }
      }}
    >
      <p>{t.addBody}</p>
      <CommissionFields control={form.control} />
      <Button type="submit" busy={isPending}>
        {t.save}
      </Button>
    </Form>
  );
}
