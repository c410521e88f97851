import type { BodyOf } from "@gable/contract/call.ts";
import {
  lenderWebhook,
  redeliverWebhook,
  removeLenderWebhook,
  replayWebhooks,
  saveLenderWebhook,
  testLenderWebhook,
  webhookDeliveries,
} from "@gable/contract/calls/webhooks.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const WEBHOOKS_KEY = "webhooks";

export const webhookQuery = () =>
  queryOptions({ queryKey: [WEBHOOKS_KEY], queryFn: ({ signal }) => client.send(lenderWebhook, { signal }) });

const LOOK_EVERY_MS = 5000;

export const deliveriesQuery = () =>
  queryOptions({
    queryKey: [WEBHOOKS_KEY, "deliveries"],
    queryFn: ({ signal }) => client.send(webhookDeliveries, { signal }),
    refetchInterval: LOOK_EVERY_MS,
  });

export const saveWebhookMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof saveLenderWebhook>) => client.send(saveLenderWebhook, { body }) });

export const removeWebhookMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof removeLenderWebhook>) => client.send(removeLenderWebhook, { body }),
  });

export const testWebhookMutation = () => mutationOptions({ mutationFn: () => client.send(testLenderWebhook, {}) });

export const redeliverMutation = () =>
  mutationOptions({ mutationFn: (delivery: string) => client.send(redeliverWebhook, { params: { delivery } }) });

export const replayMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof replayWebhooks>) => client.send(replayWebhooks, { body }) });
