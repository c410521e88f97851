import type { ReplyOf } from "@gable/contract/call.ts";
import type { webhookDeliveries } from "@gable/contract/calls/webhooks.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { useWait } from "@gable/ui/components/connection/waits.ts";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Column, Table } from "@gable/ui/components/table/table.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { type Language, type Text, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { deliveriesQuery, redeliverMutation, replayMutation, WEBHOOKS_KEY } from "../queries/webhooks.ts";
import { serversTime } from "../session/servers-time.ts";
import { inMoments } from "../shell/in-moments.ts";
import { Pending } from "../shell/pending.tsx";
import { useWhyNot } from "../shell/use-why-not.ts";
import { lenderEventNames, webhookWords } from "./webhooks.words.ts";

type Delivery = ReplyOf<typeof webhookDeliveries>["deliveries"][number];

const DAY_MS = 86_400_000;
/** How far back everything may be told again: a night, a weekend, a week, a month in which nobody listened. */
const replayDays = [1, 3, 7, 30] as const;

/** What the lender's own systems were told, what they answered, and the way to tell them again. */
export function WebhookDeliveries({ canSend }: { canSend: boolean }) {
  const t = useText(webhookWords);
  const language = useLanguage();
  const sayWhyNot = useWhyNot();
  const queries = useQueryClient();
  const showToast = useToast();
  const asked = useQuery(deliveriesQuery());
  const { data } = asked;
  const id = useId();
  const [days, setDays] = useState<number>(replayDays[0]);
  const settled = {
    onError: (failure: unknown) => sayWhyNot(failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [WEBHOOKS_KEY] }),
  };
  const again = useMutation({
    ...redeliverMutation(),
    ...settled,
    onSuccess: () => showToast({ tone: "success", text: t.sentAgain }),
  });
  const replay = useMutation({
    ...replayMutation(),
    ...settled,
    onSuccess: ({ count }) => showToast({ tone: "success", text: t.replayed(count) }),
  });
  useWait(again.isPending);
  const deliveries = data?.deliveries ?? [];
  return (
    <section className="setting-part">
      <SectionHead title={t.deliveries} />
      <Pending asked={asked} failed={t.deliveriesFailed} rows={4} />
      {data && deliveries.length === 0 ? <p className="quiet">{t.none}</p> : null}
      {deliveries.length > 0 ? (
        <Table
          caption={t.deliveries}
          captionHidden
          rows={deliveries}
          keyOf={({ uuid }) => uuid}
          columns={columnsOf(t, language, canSend ? (uuid) => again.isPending || again.mutate(uuid) : undefined)}
        />
      ) : null}
      {canSend && deliveries.length > 0 ? (
        <div className="setting-acts">
          <div className="filter">
            <label htmlFor={id}>{t.replayOf}</label>
            <select id={id} value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {replayDays.map((count) => (
                <option key={count} value={count}>
                  {t.days(count)}
                </option>
              ))}
            </select>
          </div>
          <Button
            kind="second"
            busy={replay.isPending}
            onClick={() => replay.mutate({ since: new Date(serversTime().getTime() - days * DAY_MS).toISOString() })}
          >
            {t.replay}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function columnsOf(
  t: Text<typeof webhookWords>,
  language: Language,
  send: ((delivery: string) => unknown) | undefined,
): readonly Column<Delivery>[] {
  return [
    {
      label: t.event,
      cell: ({ event, applicationUuid }) => (
        <Link href={`/file/${applicationUuid}`}>{lenderEventNames[event][language]}</Link>
      ),
    },
    { label: t.when, cell: ({ createdAt }) => <time dateTime={createdAt}>{inMoments(createdAt, language)}</time> },
    {
      label: t.answered,
      cell: ({ status, attempts, deliveredAt, givenUpAt }) => (
        <>
          {givenUpAt === null
            ? (status ?? (attempts === 0 || deliveredAt !== null ? t.onItsWay : t.unanswered))
            : t.givenUp}
          <small>{t.attempts(attempts)}</small>
        </>
      ),
    },
    {
      label: t.again,
      cell: ({ uuid, event }) =>
        send ? (
          <TextButton aria-label={t.againOf(lenderEventNames[event][language])} onClick={() => send(uuid)}>
            {t.again}
          </TextButton>
        ) : (
          "–"
        ),
    },
  ];
}
