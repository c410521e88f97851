import { Menu } from "@gable/ui/components/menu/menu.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "../../queries/notifications.ts";
import { NotificationList } from "./notification-list.tsx";
import { notificationWords } from "./notifications.words.ts";

/** The bell, which says how much is new, and what it hides. */
export function NotificationsMenu() {
  const t = useText(notificationWords);
  const { data = [] } = useQuery(notificationsQuery(useLanguage()));
  const unread = data.filter(({ status }) => status === "UNREAD").length;
  return (
    <Menu label={unread > 0 ? t.unread(unread) : t.title} icon="bell" mark={unread > 0} className="notifications-menu">
      {(close) => <NotificationList onLeave={close} />}
    </Menu>
  );
}
