import { NotificationsMenu } from "../notifications/notifications-menu.tsx";
import { AppsMenu } from "./apps-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

/** What the bar has for somebody with a log-in. Fetched only then. */
export function SignedInMenus({ onPhone = false }: { onPhone?: boolean }) {
  if (onPhone) return <NotificationsMenu />;
  return (
    <>
      <AppsMenu />
      <NotificationsMenu />
      <ProfileMenu />
    </>
  );
}
