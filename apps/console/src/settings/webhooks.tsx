import type { ReplyOf } from "@gable/contract/call.ts";
import type { lenderWebhook } from "@gable/contract/calls/webhooks.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  removeWebhookMutation,
  saveWebhookMutation,
  testWebhookMutation,
  WEBHOOKS_KEY,
  webhookQuery,
} from "../queries/webhooks.ts";
import { DeskPage } from "../shell/desk-page.tsx";
import { failuresOf } from "../shell/failures-of.ts";
import { Form } from "../shell/form.tsx";
import { inMoments } from "../shell/in-moments.ts";
import { isMovedOn } from "../shell/moved-on.ts";
import { Pending } from "../shell/pending.tsx";
import { requiredResolver } from "../shell/required-resolver.ts";
import { useExplain } from "../shell/use-explain.ts";
import { SettingsNav } from "./settings-nav.tsx";
import { WebhookDeliveries } from "./webhook-deliveries.tsx";
import { WebhookSecret } from "./webhook-secret.tsx";
import { webhookWords } from "./webhooks.words.ts";

/** Where the lender's own systems are told what happens, and what they were told. */
export function Screen() {
  const t = useText(webhookWords);
  const asked = useQuery(webhookQuery());
  const { data } = asked;
  // Here, because the form is made anew once it is saved; gone with the page, for whoever logs in next.
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <SettingsNav />
      <DeskPage title={t.title} lead={t.lead}>
        <Pending asked={asked} failed={t.failed} rows={6} />
        {data ? (
          <>
            <div className="setting-narrow">
              <AddressForm key={data.url === null ? "none" : "one"} known={data} secret={secret} onSecret={setSecret} />
              {data.url === null ? null : (
                <>
                  <WebhookSecret known={{ ...data, url: data.url }} onSecret={setSecret} />
                  <AddressActs known={data} onRemoved={() => setSecret(null)} />
                </>
              )}
            </div>
            <WebhookDeliveries canSend={data.url !== null} />
          </>
        ) : null}
      </DeskPage>
    </>
  );
}

type FormProps = {
  known: ReplyOf<typeof lenderWebhook>;
  /** What the reply showed once. */
  secret: string | null;
  onSecret: (secret: string) => void;
};

function AddressForm({ known: { url, changedAt, changedBy }, secret, onSecret }: FormProps) {
  const t = useText(webhookWords);
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(saveWebhookMutation());
  const form = useQuestionForm<{ url: string }>({
    defaultValues: { url: url ?? "" },
    resolver: requiredResolver<{ url: string }>(["url"]),
  });
  const { reset, formState } = form;
  const { isDirty } = formState;
  // What a colleague saved meanwhile stands above; what is typed here stays.
  useEffect(() => {
    if (!isDirty) reset({ url: url ?? "" });
  }, [url, isDirty, reset]);
  return (
    <>
      {url === null || changedAt === null ? null : (
        <p className="small webhook-now">{t.now(url, inMoments(changedAt, language), changedBy)}</p>
      )}
      <Form
        form={form}
        explain={explain}
        onSubmit={async (body) => {
          if (body.url === url) return [{ name: "url", message: "nothing-changed" }];
          try {
            const saved = await mutateAsync({ ...body, changedAt });
            onSecret(saved.secret);
            reset({ url: saved.url ?? "" });
            await queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] });
            return [];
          } catch (failure) {
            if (isMovedOn(failure)) await queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] });
            return failuresOf(failure);
          }
        }}
      >
        <TextField control={form.control} name="url" label={t.address} hint={t.addressHint} inputMode="url" />
        <p className="small quiet">{url === null ? t.first : t.anew}</p>
        <Button type="submit" busy={isPending}>
          {t.save}
        </Button>
      </Form>
      {secret !== null && url !== null ? (
        <Notice tone="success" title={t.secret}>
          <p>
            <code>{secret}</code>
          </p>
          <p>{t.secretBody}</p>
        </Notice>
      ) : null}
    </>
  );
}

type ActsProps = { known: ReplyOf<typeof lenderWebhook>; onRemoved: () => void };

function AddressActs({ known: { changedAt, underWay }, onRemoved }: ActsProps) {
  const t = useText(webhookWords);
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const onError = (failure: unknown) =>
    showToast({ tone: "error", text: explain(failuresOf(failure)[0]?.message ?? "") });
  const test = useMutation({ ...testWebhookMutation(), onError });
  const remove = useMutation({
    ...removeWebhookMutation(),
    onError,
    onSuccess: () => {
      onRemoved();
      showToast({ tone: "success", text: t.removed });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] }),
  });
  const status = test.data?.status;
  return (
    <>
      <p className="setting-acts">
        <Button kind="second" busy={test.isPending} onClick={() => test.mutate()}>
          {t.test}
        </Button>
      </p>
      <p role="status">{status === undefined ? "" : status === null ? t.unanswered : t.tested(status)}</p>
      <Disclosure summary={t.remove}>
        <p className="small">{t.removeMeans}</p>
        {underWay === 0 ? null : (
          <Notice tone="warning" title={t.underWay(underWay)}>
            {t.underWayMeans}
          </Notice>
        )}
        <Button
          kind="danger"
          slim
          busy={remove.isPending}
          onClick={() => changedAt !== null && remove.mutate({ changedAt, lost: underWay })}
        >
          {underWay === 0 ? t.removeNow : t.removeWith(underWay)}
        </Button>
      </Disclosure>
    </>
  );
}
