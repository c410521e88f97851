import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { proposeMutation, SETTINGS_KEY } from "../queries/organisations-settings.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { maintenanceSwitchWords } from "./maintenance-switch.words.ts";
import type { SettingValue } from "./tables/table-shape.ts";
import { WhyAndSend } from "./why-and-send.tsx";

const closable = ["/register", "/:uuid", "*"] as const;
type Closable = (typeof closable)[number];

type Values = { what: Closable; reason: string };

/** Closes pages, or opens all of them again, without a walk through every field: something is wrong, and somebody waits. */
export function MaintenanceSwitch({ value }: { value: SettingValue }) {
  const t = useText(maintenanceSwitchWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(proposeMutation());
  const form = useQuestionForm<Values>({
    defaultValues: { what: "/register", reason: "" },
    resolver: requiredResolver<Values>(["reason"]),
  });
  const routes = value["routes"] as readonly string[];
  const isClosed = routes.length > 0;
  const named = routes.map((route) => (isOneOf(route) ? t[route] : route)).join(", ");

  const send = async ({ what, reason }: Values) => {
    try {
      // An end that was expected another time says nothing of this one.
      const changed = { ...value, routes: isClosed ? [] : [what], endDay: "", endTime: "" };
      const body = { subject: "maintenance" as const, value: changed as never, before: value as never, reason };
      await mutateAsync({ ...body, effectiveOn: null });
      form.reset();
      showToast({ tone: "success", text: isClosed ? t.isOpen : t.isClosed });
      return [];
    } catch (failure) {
      return failuresOf(failure).map(({ name, message }) => (name === "reason" ? { name, message } : { message }));
    } finally {
      await queries.invalidateQueries({ queryKey: [SETTINGS_KEY] });
    }
  };
  return (
    <div className="setting-part setting-narrow setting-switch">
      <SectionHead title={t.title} />
      <Form form={form} explain={explain} onSubmit={send}>
        {isClosed ? (
          <Notice tone="warning" title={t.closed(named)}>
            {t.closedBody}
          </Notice>
        ) : (
          <>
            <p>{t.open}</p>
            <RadioField
              control={form.control}
              name="what"
              label={t.what}
              choices={closable.map((one) => ({ value: one, label: t[one] }))}
            />
          </>
        )}
        <WhyAndSend
          control={form.control}
          hint={t.reasonHint}
          sendLabel={isClosed ? t.openAll : t.close}
          busy={isPending}
        />
      </Form>
    </div>
  );
}

const isOneOf = (route: string): route is Closable => closable.some((one) => one === route);
