import { Button } from "@gable/ui/components/button/button.tsx";
import { Disclosure } from "@gable/ui/components/disclosure/disclosure.tsx";
import { Note } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { saveWebhookMutation, WEBHOOKS_KEY } from "../queries/webhooks.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { inMoments } from "../shell/in-moments.ts";
import { useExplain } from "../shell/use-explain.ts";
import { webhookWords } from "./webhooks.words.ts";

type Props = { url: string; formerUntil: string | null; onSecret: (secret: string) => void };

/** A new secret for the same address: in peace, with a day in which both sign, or at once where the present one has become known. */
export function WebhookSecret({ url, formerUntil, onSecret }: Props) {
  const t = useText(webhookWords);
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const showToast = useToast();
  const renew = useMutation({
    ...saveWebhookMutation(),
    onSuccess: ({ secret }) => onSecret(secret),
    onError: (failure) => showToast({ tone: "error", text: explain(failuresOf(failure)[0]?.message ?? "") }),
    onSettled: () => queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] }),
  });
  return (
    <>
      {formerUntil === null ? null : <Note icon="clock">{t.formerUntil(inMoments(formerUntil, language))}</Note>}
      <Disclosure summary={t.renew}>
        <p className="small">{t.renewMeans}</p>
        <p className="setting-acts">
          <Button kind="second" slim busy={renew.isPending} onClick={() => renew.mutate({ url })}>
            {t.renewNow}
          </Button>
          <Button kind="danger" slim busy={renew.isPending} onClick={() => renew.mutate({ url, isKnown: true })}>
            {t.renewAtOnce}
          </Button>
        </p>
      </Disclosure>
    </>
  );
}
