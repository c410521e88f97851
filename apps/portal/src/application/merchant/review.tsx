import type { ReplyOf } from "@gable/contract/call.ts";
import { confirmWorkOrder, type merchant } from "@gable/contract/calls/liens-merchant.ts";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { notMet } from "@gable/ui/forms/failures.ts";
import { MoneyField } from "@gable/ui/forms/money-field.tsx";
import { QuestionPage } from "@gable/ui/forms/question-page.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useJourney } from "../../journey/journey.tsx";
import { useCommand } from "../../journey/use-command.ts";
import { useFormDraft } from "../../journey/use-form-draft.ts";
import { useWayBack } from "../../journey/use-way-back.ts";
import { merchantQuery } from "../../queries/liens-merchant.ts";
import { useExplain } from "../../shell/use-explain.ts";
import { PaperUpload } from "../parts/paper-upload.tsx";
import { UntilLoaded } from "../parts/until-loaded.tsx";
import { useUploads } from "../parts/use-uploads.ts";
import { merchantCodes, merchantWords } from "./merchant.words.ts";

type Values = { description: string; amount: number | null };

/** Row 20 for those whom a contractor sent: what is to be done, and what it costs. */
export function Screen() {
  const t = useText(merchantWords);
  const { uuid } = useJourney();
  const query = useQuery(merchantQuery(uuid));
  if (query.data === undefined) return <UntilLoaded title={t.title} query={query} />;
  return <WorkOrder known={query.data} />;
}

function WorkOrder({ known }: { known: ReplyOf<typeof merchant> }) {
  const t = useText(merchantWords);
  const f = useFormats();
  const explain = useExplain(merchantCodes);
  const { uuid } = useJourney();
  const back = useWayBack();
  const command = useCommand(confirmWorkOrder);
  const invoice = useUploads(uuid, "OTHER_EVIDENCE");
  const form = useQuestionForm<Values>({
    defaultValues: { description: known.workOrder?.description ?? "", amount: known.workOrder?.amount ?? null },
  });
  const draft = useFormDraft("work-order", form);
  const amount = useWatch({ control: form.control, name: "amount" });

  async function send({ description, amount: cents }: Values) {
    const missing = notMet(
      [description.trim().length >= 3, "description", "description-required"],
      [cents !== null, "amount", "amount-required"],
    );
    if (cents === null || missing.length > 0) return missing;
    const unsent = await invoice.sendChosen();
    if (unsent.length > 0) return unsent;
    return command.send({ body: { description, amount: cents } });
  }

  return (
    <QuestionPage
      form={form}
      draft={draft}
      onSubmit={send}
      explain={explain}
      question={t.title}
      lead={t.lead(known.name)}
      drawing="house"
      submit={t.go}
      {...(back !== undefined && { back })}
      why={<p>{t.why}</p>}
    >
      <Facts
        facts={[
          { label: t.contractor, value: known.name },
          { label: t.trade, value: known.trade },
          { label: t.licence, value: known.licence ?? t.noLicence },
          { label: t.phone, value: known.phone },
        ]}
      />
      <TextAreaField
        control={form.control}
        name="description"
        label={t.work}
        hint={t.workHint}
        maxLength={500}
        rows={3}
      />
      <MoneyField control={form.control} name="amount" label={t.price} hint={t.priceHint} />
      {amount !== null && amount > known.cash ? (
        <Notice tone="warning" title={t.more}>
          {t.moreBody(f.dollars(known.cash))}
        </Notice>
      ) : null}
      <PaperUpload uploads={invoice} label={t.invoice} hint={t.invoiceHint} withForm />
    </QuestionPage>
  );
}
