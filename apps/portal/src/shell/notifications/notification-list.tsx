import type { Notification } from "@gable/contract/calls/notifications.ts";
import { offersAll, shownNotifications } from "@gable/domain/notifications/shown.ts";
import { Link, TextButton } from "@gable/ui/components/link/link.tsx";
import { NewsList } from "@gable/ui/components/news-list/news-list.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import {
  notificationsQuery,
  readAllNotificationsMutation,
  readNotificationMutation,
} from "../../queries/notifications.ts";
import "./notification-list.css";
import { notificationWords } from "./notifications.words.ts";

/**
 * Three of them until all are asked for; each with how long ago it was and what can be done about it. `besidePage`: it is no landmark of
 * its own, which the one of the bell is already.
 */
export function NotificationList({ besidePage = false, onLeave }: { besidePage?: boolean; onLeave?: () => void }) {
  const t = useText(notificationWords);
  const titleId = useId();
  const f = useFormats();
  const query = notificationsQuery(useLanguage());
  const queries = useQueryClient();
  const { data, isError } = useQuery(query);
  const [isExpanded, setExpanded] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const refresh = { onSettled: () => queries.invalidateQueries({ queryKey: ["notifications"] }) };
  const { mutate: read } = useMutation({ ...readNotificationMutation(), ...refresh });
  const { mutate: readAll } = useMutation({ ...readAllNotificationsMutation(), ...refresh });
  const all = data ?? [];
  const Part = besidePage ? "div" : "section";
  return (
    <Part className="notification-list" {...(besidePage ? {} : { "aria-labelledby": titleId })}>
      <div className="notification-head">
        <h2 id={titleId}>{t.title}</h2>
        {all.some(({ status }) => status === "UNREAD") ? (
          <TextButton onClick={() => readAll()}>{t.read}</TextButton>
        ) : null}
      </div>
      {isError ? <p role="alert">{t.failed}</p> : null}
      {data?.length === 0 ? <p className="quiet">{t.empty}</p> : null}
      {all.length > 0 ? (
        <NewsList
          news={shownNotifications(all, isExpanded).map((each) => ({
            id: each.uuid,
            text: (
              <>
                <strong>{each.title}</strong>
                <br />
                {each.description}
              </>
            ),
            when: f.timeAgo(each.created, now),
            unread: each.status === "UNREAD",
            action: (
              <Calls
                notification={each}
                onFollow={() => {
                  if (each.status === "UNREAD") read(each.uuid);
                  onLeave?.();
                }}
              />
            ),
          }))}
        />
      ) : null}
      {offersAll(all.length, isExpanded) ? <TextButton onClick={() => setExpanded(true)}>{t.all}</TextButton> : null}
    </Part>
  );
}

function Calls({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  return notification.ctas.map(({ title, redirectPath }) => (
    <Link key={redirectPath} className="notification-call" href={redirectPath} onClick={onFollow}>
      {title}
    </Link>
  ));
}
