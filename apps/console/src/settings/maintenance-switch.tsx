import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { proposeMutation, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { serversTime } from "../session/servers-time.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { useNow } from "../shell/use-now.ts";
import { endAfter, endToldAt } from "./expected-end.ts";
import { maintenanceSwitchWords } from "./maintenance-switch.words.ts";
import type { SettingValue } from "./tables/table-shape.ts";
import { WhyAndSend } from "./why-and-send.tsx";

const closable = ["/register", "/:uuid", "*"] as const;
type Closable = (typeof closable)[number];
const OPEN = "open";

/** Minutes. */
const spans = ["30", "60", "120", "240", "480", "1440"] as const;
const UNKNOWN = "unknown";

type Values = { what: Closable | typeof OPEN; lasts: string; reason: string };

/** Closes pages, other pages, or opens all of them again, without a walk through every field: something is wrong, and somebody waits. */
export function MaintenanceSwitch({ value }: { value: SettingValue }) {
  const t = useText(maintenanceSwitchWords);
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(proposeMutation());
  const routes = value["routes"] as readonly string[];
  const isClosed = routes.length > 0;
  const usual = isClosed ? OPEN : "/register";
  const form = useQuestionForm<Values>({
    defaultValues: { what: usual, lasts: UNKNOWN, reason: "" },
    resolver: requiredResolver<Values>(["reason"]),
  });
  const { control, setValue } = form;
  // What is likely next follows from how it stands, be it by a colleague's hand.
  useEffect(() => setValue("what", usual), [usual, setValue]);
  const isOpening = useWatch({ control, name: "what" }) === OPEN;
  const words = String(value[language === "es" ? "messageEs" : "message"]);

  const send = async ({ what, lasts, reason }: Values) => {
    try {
      const minutes = what === OPEN || lasts === UNKNOWN || lasts === "" ? null : Number(lasts);
      // An end that was expected another time says nothing of this one.
      const end = endAfter(minutes, serversTime().toISOString());
      const changed = { ...value, routes: what === OPEN ? [] : [what], ...end };
      const body = { subject: "maintenance" as const, value: changed as never, before: value as never, reason };
      await mutateAsync({ ...body, effectiveOn: null });
      form.reset({ what: what === OPEN ? "/register" : OPEN, lasts: UNKNOWN, reason: "" });
      showToast({ tone: "success", text: what === OPEN ? t.isOpen : t.isClosed });
      return [];
    } catch (failure) {
      return failuresOf(failure).map(({ name, message }) => (name === "reason" ? { name, message } : { message }));
    } finally {
      await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
    }
  };
  const choices = closable.map((one) => ({ value: one, label: isClosed ? t.closedIs(t[one]) : t[one] }));
  return (
    <div className="setting-part setting-narrow setting-switch">
      <SectionHead title={t.title} />
      <Form form={form} explain={explain} onSubmit={send}>
        {isClosed ? <ClosedNow value={value} /> : <p>{t.open}</p>}
        <RadioField
          control={control}
          name="what"
          label={isClosed ? t.now : t.what}
          choices={isClosed ? [{ value: OPEN, label: t.allOpen }, ...choices] : choices}
        />
        {isOpening ? null : (
          <SelectField
            control={control}
            name="lasts"
            label={t.lasts}
            hint={t.lastsHint}
            options={[{ value: UNKNOWN, label: t.unknown }, ...spans.map((one) => ({ value: one, label: t[one] }))]}
            narrow
          />
        )}
        {isOpening || words === "" ? null : <p className="small quiet">{t.ownWords(words)}</p>}
        <WhyAndSend
          control={control}
          hint={t.reasonHint}
          sendLabel={isOpening ? t.openAll : t.close}
          busy={isPending}
        />
      </Form>
    </div>
  );
}

/** What is closed, and until when borrowers are told that it is. */
function ClosedNow({ value }: { value: SettingValue }) {
  const t = useText(maintenanceSwitchWords);
  const { moment } = useFormats();
  const told = endToldAt({ endDay: String(value["endDay"]), endTime: String(value["endTime"]) }, useNow());
  const named = (value["routes"] as readonly string[]).map((route) => (isOneOf(route) ? t[route] : route)).join(", ");
  return (
    <Notice tone="warning" title={t.closed(named)}>
      {t.closedBody} {told === null ? t.notTold : t.told(moment(told))}
    </Notice>
  );
}

const isOneOf = (route: string): route is Closable => closable.some((one) => one === route);
