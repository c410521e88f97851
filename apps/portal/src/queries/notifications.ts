import { notifications, readAllNotifications, readNotification } from "@gable/contract/calls/notifications.ts";
import type { Language } from "@gable/domain/language.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** The bell need not be faster. */
const REFETCH_MS = 60_000;

export const notificationsQuery = (language: Language) =>
  queryOptions({
    queryKey: ["notifications", language],
    queryFn: ({ signal }) => client.send(notifications, { query: { language }, signal }),
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });

export const readNotificationMutation = () =>
  mutationOptions({
    mutationFn: (notificationUuid: string) => client.send(readNotification, { params: { notificationUuid } }),
  });

export const readAllNotificationsMutation = () =>
  mutationOptions({ mutationFn: () => client.send(readAllNotifications, {}) });
