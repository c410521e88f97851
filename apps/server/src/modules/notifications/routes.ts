import { notifications, readAllNotifications, readNotification } from "@gable/contract/calls/notifications.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { listNotices } from "./list-notices.ts";
import { markRead } from "./notification-store.ts";

/** What happened, for the bell over every page. */
export function notificationRoutes(ctx: Context): Route[] {
  return [
    answer(notifications, ({ query }, { session }, db) => listNotices(ctx, db, session.identityUuid, query.language)),
    answer(readNotification, ({ params }, { session }, trx) =>
      markRead(trx, session.identityUuid, ctx.clock.now(), params.notificationUuid),
    ),
    answer(readAllNotifications, (_received, { session }, trx) => markRead(trx, session.identityUuid, ctx.clock.now())),
  ];
}
