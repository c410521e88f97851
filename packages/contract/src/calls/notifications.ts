import { z } from "zod";
import { call } from "../call.ts";

const NOTIFICATIONS = "/service-notification/customer/secure/api/v1/notifications";

export const Notification = z.object({
  uuid: z.uuid(),
  created: z.iso.datetime(),
  title: z.string(),
  description: z.string(),
  status: z.enum(["UNREAD", "READ"]),
  /** What can be done about it; paths of the host. */
  ctas: z.array(z.object({ title: z.string(), redirectPath: z.string() })),
  walletAddress: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const notifications = call({
  name: "notifications",
  summary: "What happened with the account's applications, newest first, in the reader's language; at most fifty",
  method: "GET",
  path: NOTIFICATIONS,
  access: "identity",
  query: z.object({ language: z.enum(["en", "es"]).default("en") }),
  reply: z.array(Notification),
});

export const readNotification = call({
  name: "readNotification",
  summary: "Mark one as read",
  method: "PUT",
  path: `${NOTIFICATIONS}/:notificationUuid/read`,
  access: "identity",
  params: z.object({ notificationUuid: z.uuid() }),
  replyForm: "empty",
});

export const readAllNotifications = call({
  name: "readAllNotifications",
  summary: "Mark all as read",
  method: "PUT",
  path: `${NOTIFICATIONS}/read`,
  access: "identity",
  replyForm: "empty",
});
