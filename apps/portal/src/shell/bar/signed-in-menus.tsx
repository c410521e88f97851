import { useSignsHere } from "../../session/use-signs-here.ts";
import { NotificationsMenu } from "../notifications/notifications-menu.tsx";
import { AppsMenu } from "./apps-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

/** What the bar has for somebody with a log-in. Fetched only then. Who only signs has no account behind it, and no bell. */
export function SignedInMenus({ onPhone = false }: { onPhone?: boolean }) {
  const signsHere = useSignsHere();
  if (signsHere === undefined) return null;
  if (signsHere) return onPhone ? null : <ProfileMenu />;
  if (onPhone) return <NotificationsMenu />;
  return (
    <>
      <AppsMenu />
      <NotificationsMenu />
      <ProfileMenu />
    </>
  );
}
