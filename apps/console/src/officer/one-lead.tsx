import type { Lead } from "@gable/contract/calls/originators-leads.ts";
import { isLeadOver } from "@gable/domain/originators/leads.ts";
import { formatPhone } from "@gable/domain/people/phone.ts";
import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Facts } from "@gable/ui/components/facts/facts.tsx";
import { Link } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { type Text, useText } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  changeLeadMutation,
  deleteLeadMutation,
  inviteLeadMutation,
  leadsQuery,
} from "../queries/originators-leads.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { isMovedOn } from "../shell/moved-on.ts";
import { useExplain } from "../shell/use-explain.ts";
import { leadsWords } from "./leads.words.ts";

type Values = { status: Lead["status"]; note: string };

/** What is written down of a lead, and what can be done about it. */
export function OneLead({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const t = useText(leadsWords);
  const { date } = useFormats();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const change = useMutation(changeLeadMutation(lead.uuid));
  const invite = useMutation(inviteLeadMutation(lead.uuid));
  const remove = useMutation(deleteLeadMutation(lead.uuid));
  const form = useQuestionForm<Values>({ defaultValues: { status: lead.status, note: lead.note } });
  const [isOvertaken, setOvertaken] = useState(false);
  const { getValues, resetField } = form;
  const { status: statusNow, note: noteNow } = lead;
  const seen = useRef<Values>({ status: statusNow, note: noteNow });
  // What was saved meanwhile; what is typed here stays.
  useEffect(() => {
    const typed = getValues();
    if (typed.status === seen.current.status) resetField("status", { defaultValue: statusNow });
    if (typed.note === seen.current.note) resetField("note", { defaultValue: noteNow });
    seen.current = { status: statusNow, note: noteNow };
  }, [getValues, resetField, statusNow, noteNow]);

  const done = async (text: string) => {
    await queries.invalidateQueries({ queryKey: leadsQuery().queryKey });
    showToast({ tone: "success", text });
    onDone();
  };
  /** Why it was refused; what colleagues did meanwhile is read. */
  const refusedAs = async (failure: unknown): Promise<readonly Failure[]> => {
    if (isMovedOn(failure)) await queries.invalidateQueries({ queryKey: leadsQuery().queryKey });
    return failuresOf(failure).map((one) => (one.message === "not-found" ? { message: "lead-gone" } : one));
  };
  const act = async (send: () => Promise<unknown>, text: string) => {
    try {
      await send();
      await done(text);
    } catch (failure) {
      const [first] = await refusedAs(failure);
      showToast({ tone: "error", text: explain(first?.message ?? "invalid") });
    }
  };
  const { home } = lead;
  const isStarted = lead.applicationUuid !== null;
  return (
    <div className="stack stack-6">
      <Facts
        facts={[
          { label: t.email, value: lead.email },
          ...(lead.phone === null ? [] : [{ label: t.phone, value: formatPhone(lead.phone) }]),
          ...(home === null
            ? []
            : [{ label: t.home, value: `${home.street1}, ${home.city}, ${home.state} ${home.zip}` }]),
          ...(lead.consent === "" ? [] : [{ label: t.agreed, value: lead.consent }]),
          ...askedFacts(lead, t, date),
        ]}
      />
      {lead.asked === null ? null : <p className="small quiet">{t.askedUnchecked}</p>}
      <p className="small quiet">{t.erased(date(lead.erasedOn))}</p>
      {lead.applicationUuid === null ? null : <Link href={`/file/${lead.applicationUuid}`}>{t.open}</Link>}
      <Form
        form={form}
        explain={explain}
        onSubmit={async ({ status, note }) => {
          try {
            const isSaid = status !== lead.status && status !== "started" && status !== "invited";
            await change.mutateAsync({
              ...(isSaid && { status }),
              ...(note !== lead.note && { note }),
              changedAt: lead.changedAt,
            });
            await done(t.kept);
            return [];
          } catch (failure) {
            const refused = await refusedAs(failure);
            setOvertaken(refused.some(({ message }) => message === "changed-meanwhile"));
            return refused;
          }
        }}
      >
        {isOvertaken ? (
          <Notice tone="warning" title={t.overtaken}>
            {[t[lead.status], ...(lead.note === "" ? [] : [lead.note])].join(" · ")}
          </Notice>
        ) : null}
        {isStarted ? null : (
          <RadioField
            control={form.control}
            name="status"
            label={t.status}
            choices={(lead.status === "invited"
              ? (["invited", "contacted", "lost"] as const)
              : (["new", "contacted", "lost"] as const)
            ).map((value) => ({ value, label: t[value] }))}
          />
        )}
        <TextAreaField control={form.control} name="note" label={t.note} optional rows={3} maxLength={1000} />
        <Button type="submit" kind="second" busy={change.isPending}>
          {t.keep}
        </Button>
      </Form>
      {isLeadOver(lead.status) ? null : (
        <Actions>
          <Button busy={invite.isPending} onClick={() => void act(() => invite.mutateAsync(), t.sent(lead.email))}>
            {t.send}
          </Button>
        </Actions>
      )}
      <Disclosure summary={t.remove}>
        <p className="small">{t.removeMeans(lead.name.firstName)}</p>
        <Button
          kind="danger"
          slim
          busy={remove.isPending}
          onClick={() =>
            void act(() => remove.mutateAsync(), t.removed(`${lead.name.firstName} ${lead.name.lastName}`))
          }
        >
          {t.removeNow}
        </Button>
      </Disclosure>
    </div>
  );
}

/** What the person left themselves by the officer's link. */
function askedFacts({ asked }: Lead, t: Text<typeof leadsWords>, date: Formats["date"]) {
  if (asked === null) return [];
  const { at, name, phone, wantsCall, words } = asked;
  const said = wantsCall ? t.askedCall : t.askedMail;
  return [
    { label: t.asked, value: said(`${name.firstName} ${name.lastName}`, date(at.slice(0, 10))) },
    ...(phone === null ? [] : [{ label: t.phone, value: formatPhone(phone) }]),
    { label: t.agreed, value: words },
  ];
}
