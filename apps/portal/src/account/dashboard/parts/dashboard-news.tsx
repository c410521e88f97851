import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "../../../queries/notifications.ts";
import { NotificationList } from "../../../shell/notifications/notification-list.tsx";

/** What has happened, beside where everything stands; nothing where nothing has. */
export function DashboardNews() {
  const { data = [] } = useQuery(notificationsQuery(useLanguage()));
  return data.length === 0 ? null : (
    <div className="frame-news">
      <NotificationList besidePage />
    </div>
  );
}
