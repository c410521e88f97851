import { Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveWebhookMutation, WEBHOOKS_KEY } from "../queries/webhooks.ts";
import { inMoments } from "../shell/in-moments.ts";
import { useWhyNot } from "../shell/use-why-not.ts";
import { webhookWords } from "./webhooks.words.ts";

type Props = {
  known: { readonly url: string; readonly changedAt: string | null; readonly formerUntil: string | null };
  onSecret: (secret: string) => void;
};

/** A new secret for the same address: in peace, with a day in which both sign, or at once where the present one has become known. */
export function WebhookSecret({ known: { url, changedAt, formerUntil }, onSecret }: Props) {
  const t = useText(webhookWords);
  const language = useLanguage();
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const renew = useMutation({
    ...saveWebhookMutation(),
    onSuccess: ({ secret }) => onSecret(secret),
    onError: (failure) => sayWhyNot(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] }),
  });
  return (
    <>
      {formerUntil === null ? null : <Note icon="clock">{t.formerUntil(inMoments(formerUntil, language))}</Note>}
      <Disclosure summary={t.renew}>
        <p className="small">{t.renewMeans}</p>
        <p className="setting-acts">
          <Button kind="second" slim busy={renew.isPending} onClick={() => renew.mutate({ url, changedAt })}>
            {t.renewNow}
          </Button>
          <Button
            kind="danger"
            slim
            busy={renew.isPending}
            onClick={() => renew.mutate({ url, changedAt, isKnown: true })}
          >
            {t.renewAtOnce}
          </Button>
        </p>
      </Disclosure>
    </>
  );
}
