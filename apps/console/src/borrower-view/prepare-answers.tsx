import type { ReplyOf } from "@gable/contract/call.ts";
import type { preparableAnswers } from "@gable/contract/calls/profile-prepared-desk.ts";
import { isAskedWith, type PreparedForm, preparedFields } from "@gable/domain/profile/prepared-forms.ts";
import { preparedFormWords, preparedLabel, preparedText } from "@gable/domain/profile/prepared-forms.words.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Ledger } from "@gable/ui/components/ledger/ledger.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { Notice, Tag } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { get, set, useWatch } from "react-hook-form";
import { prepareAnswersMutation, preparedAnswersQuery, takeBackAnswersMutation } from "../queries/profile-prepared.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { isMovedOn, movedOnFailures } from "../shell/moved-on.ts";
import { Pending } from "../shell/pending.tsx";
import { useExplain } from "../shell/use-explain.ts";
import { prepareAnswersWords } from "./prepare-answers.words.ts";
import { PreparedField } from "./prepared-field.tsx";

type Prepared = ReplyOf<typeof preparableAnswers>["prepared"][number];
type Values = Record<string, unknown>;
/** The form of the borrower's page, and the fields that it asks. */
type Asked = { readonly form: PreparedForm; readonly fields: ReplyOf<typeof preparableAnswers>["askedFields"] };

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const isReady = ({ state }: Prepared): boolean => state === "WAITING" || state === "FILLED_IN";

/** Writing down what a borrower says on the phone, which comes into their page; and what became of what was written down. */
export function PrepareAnswers({ uuid }: { uuid: string }) {
  const t = useText(prepareAnswersWords);
  const language = useLanguage();
  const read = useQuery(preparedAnswersQuery(uuid));
  const { data } = read;
  const asked = data?.asked ?? null;
  /** What was asked when the borrower went on stays as long as something is written in it. */
  const [shown, setShown] = useState<Asked | null>(null);
  if (data && asked !== null && !(asked === shown?.form && isSame(data.askedFields, shown.fields)))
    setShown({ form: asked, fields: data.askedFields });
  if (data === undefined)
    return (
      <section>
        <SectionHead title={t.title} />
        <Pending asked={read} rows={3} />
      </section>
    );
  const ready = data.prepared.find((one) => one.form === shown?.form && isReady(one));
  return (
    <section>
      <SectionHead title={t.title} aside={asked === null ? null : preparedFormWords[asked].title[language]} />
      {data.prepared.length > 0 ? <Written uuid={uuid} prepared={data.prepared} /> : null}
      {shown === null ? (
        <p className="small quiet">{t.alone}</p>
      ) : (
        <Write key={shown.form} uuid={uuid} asked={shown} ready={ready} isAsked={shown.form === asked} />
      )}
    </section>
  );
}

type WriteProps = { uuid: string; asked: Asked; ready: Prepared | undefined; isAsked: boolean };

function Write({ uuid, asked: { form: asked, fields: askedFields }, ready, isAsked }: WriteProps) {
  const t = useText(prepareAnswersWords);
  const explain = useExplain();
  const showToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(prepareAnswersMutation(uuid, queries));
  const form = useQuestionForm<Values>({ defaultValues: firstValues(asked, ready) });
  const occupancy = useWatch({ control: form.control, name: "occupancy" });
  const fields = Object.entries(preparedFields(asked)).filter(
    ([name]) => askedFields.some((field) => field === name) && isAskedWith(name, { occupancy }),
  );
  /** Nobody replaces what a colleague wrote since without having been told. */
  const [seen, setSeen] = useState(ready?.revision);
  const { isDirty } = form.formState;
  if (!(isAsked || isDirty)) return <p className="small quiet">{t.alone}</p>;

  const send = async (values: Values) => {
    const said = fields.flatMap(([name]) => {
      const value: unknown = get(values, name);
      return value === "" || value === null || value === false || value === undefined ? [] : [[name, value]];
    });
    try {
      const body = { after: ready === undefined ? null : (seen ?? null), values: Object.fromEntries(said) };
      const { prepared } = await mutateAsync({ form: asked, body });
      const now = prepared.find((one) => one.form === asked && isReady(one));
      setSeen(now?.revision);
      form.reset(firstValues(asked, now));
      showToast({ tone: "success", text: t.done });
      return [];
    } catch (failure) {
      if (isMovedOn(failure)) {
        const { prepared } = await queries.fetchQuery({ ...preparedAnswersQuery(uuid), staleTime: 0 });
        setSeen(prepared.find((one) => one.form === asked && isReady(one))?.revision);
      }
      return movedOnFailures(failure);
    }
  };
  return (
    <Form form={form} explain={explain} onSubmit={send}>
      {isAsked ? <p className="small quiet">{t.lead}</p> : <Notice tone="warning" title={t.wentOn} />}
      {fields.map(([name, kind]) => (
        <PreparedField key={name} control={form.control} form={asked} name={name} kind={kind} />
      ))}
      <p className="small quiet">{t.theirs}</p>
      {isAsked ? (
        <Button type="submit" busy={isPending}>
          {ready ? t.sendAnew : t.send}
        </Button>
      ) : (
        <TextButton onClick={() => form.reset()}>{t.clear}</TextButton>
      )}
    </Form>
  );
}

/** With what lies ready, so that who goes on writes only what is new. */
function firstValues(form: PreparedForm, ready: Prepared | undefined): Values {
  const values: Values = {};
  const known: Values = ready?.values ?? {};
  for (const [name, kind] of Object.entries(preparedFields(form)))
    set(values, name, known[name] ?? (kind === "cents" ? null : kind === "yes" ? false : ""));
  return values;
}

function Written({ uuid, prepared }: { uuid: string; prepared: readonly Prepared[] }) {
  return (
    <ul className="view-list">
      {prepared.map((one) => (
        <WrittenForm key={one.form} uuid={uuid} prepared={one} />
      ))}
    </ul>
  );
}

function WrittenForm({ uuid, prepared }: { uuid: string; prepared: Prepared }) {
  const t = useText(prepareAnswersWords);
  const language = useLanguage();
  const figures = useFormats();
  const { form, state, fields, changed, values, by, at, filledInAt } = prepared;
  const labels = (names: readonly string[]) => names.map((name) => preparedLabel(form, name, language)).join(", ");
  return (
    <li>
      <p>
        <strong>{preparedFormWords[form].title[language]}</strong>{" "}
        <Tag tone={isReady(prepared) ? "warning" : "quiet"} icon={isReady(prepared) ? "clock" : "check"}>
          {t[state]}
        </Tag>
      </p>
      {values ? (
        <Ledger
          label={preparedFormWords[form].title[language]}
          rows={Object.entries(values).map(([name, value]) => ({
            label: preparedLabel(form, name, language),
            figure: preparedText(form, name, value, { figures, language }),
          }))}
        />
      ) : (
        <p className="small">{t.fields(labels(fields))}</p>
      )}
      {state === "SENT" ? (
        <p className="small">{changed.length > 0 ? t.changed(labels(changed)) : t.unchanged}</p>
      ) : null}
      {state === "FILLED_IN" && filledInAt ? <p className="small">{t.seenAt(figures.moment(filledInAt))}</p> : null}
      <small>{t.wrote(by, figures.moment(at))}</small>
      {state === "WAITING" ? <TakeBack uuid={uuid} form={form} /> : null}
    </li>
  );
}

function TakeBack({ uuid, form }: { uuid: string; form: PreparedForm }) {
  const t = useText(prepareAnswersWords);
  const explain = useExplain();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(takeBackAnswersMutation(uuid, useQueryClient()));
  const takeBack = async () => {
    try {
      await mutateAsync(form);
      showToast({ tone: "success", text: t.takenBack });
    } catch (failure) {
      showToast({ tone: "error", text: explain(failuresOf(failure)[0]?.message ?? "invalid") });
    }
  };
  return (
    <p>
      <TextButton busy={isPending} onClick={() => void takeBack()}>
        {t.takeBack}
      </TextButton>
    </p>
  );
}
