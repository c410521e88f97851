import { NavTabs } from "@gable/ui/components/nav-tabs/nav-tabs.tsx";
import { TopBar } from "@gable/ui/components/top-bar/top-bar.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { LogInAgain } from "../auth/log-in-again.tsx";
import { chatInboxQuery } from "../queries/chat-desk.ts";
import { complaintsQuery } from "../queries/privacy.ts";
import { useFreshMe, useMay, useMe } from "../session/me.ts";
import { useEndedSession } from "../session/use-ended-session.ts";
import { useDeskSignals } from "../support-desk/use-desk-signals.ts";
import { CommandBar } from "./command-bar.tsx";
import { usePlaces } from "./places.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { shellWords } from "./shell.words.ts";
import { countInTab } from "./tab-title.ts";
import { useUnsavedPlace } from "./unsaved.tsx";
import { UnsavedWork } from "./unsaved-work.tsx";

/** The frame of everything behind the log-in: the lender's bar, the places, and the page. */
export function Desk() {
  const t = useText(shellWords);
  const { lender, organizationCode } = useMe();
  const answersChats = useMay("answer-chats");
  const keepsPrivacy = useMay("keep-privacy");
  const complaints = useOpenComplaints(keepsPrivacy);
  const owed = useOwedAnswers(answersChats);
  const places = usePlaces({ chats: owed, complaints });
  useEffect(() => countInTab(owed), [owed]);
  const page = useUnsavedPlace();
  const ended = useEndedSession(page);
  useFreshMe();
  // A line that was refused with the session is opened anew with the next one.
  useDeskSignals(answersChats && ended.why === null);
  useEffect(() => {
    // The page came in the product's colours, because nobody was known yet.
    const theme = document.querySelector<HTMLLinkElement>("#theme");
    const href = `/theme/${encodeURIComponent(organizationCode)}.css`;
    if (theme && theme.getAttribute("href") !== href) theme.href = href;
  }, [organizationCode]);
  return (
    <>
      <a className="desk-skip" href="#main">
        {t.skip}
      </a>
      <TopBar logo={lender.logo} home="/pipeline">
        <CommandBar places={places} />
        <ProfileMenu page={page} />
      </TopBar>
      <NavTabs label={t.desk} tabs={places} />
      <main id="main" className="desk-main" tabIndex={-1}>
        <UnsavedWork page={page}>
          <Outlet />
        </UnsavedWork>
      </main>
      {ended.why === null ? null : <LogInAgain why={ended.why} onDone={ended.resume} />}
      <ScrollRestoration />
    </>
  );
}

/** In how many chats somebody waits for an answer that this agent can give. */
function useOwedAnswers(answersChats: boolean): number {
  const { identityUuid } = useMe();
  const { data } = useQuery({ ...chatInboxQuery(), enabled: answersChats });
  const owed = data?.chats.filter(
    ({ waitingSince, agentUuid, isLapsed, isOverdue }) =>
      waitingSince !== null && (isLapsed || isOverdue || agentUuid === null || agentUuid === identityUuid),
  );
  return owed?.length ?? 0;
}

/** How many complaints wait for an answer. */
function useOpenComplaints(keepsPrivacy: boolean): number {
  const { data } = useQuery({ ...complaintsQuery(), enabled: keepsPrivacy });
  return data?.complaints.filter(({ answer }) => answer === null).length ?? 0;
}
