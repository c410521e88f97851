import { Menu, MenuButton } from "@gable/ui/components/menu/menu.tsx";
import { NavTabs } from "@gable/ui/components/nav-tabs/nav-tabs.tsx";
import { Initials, TopBar } from "@gable/ui/components/top-bar/top-bar.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { useChooseLanguage } from "../session/language.tsx";
import { useMe } from "../session/me.ts";
import { useEndedSession } from "../session/use-ended-session.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { shellWords } from "./shell.words.ts";

/** The frame of everything behind the log-in: the lender's bar, the places, and the page. */
export function Desk() {
  const t = useText(shellWords);
  const { lender, organizationCode } = useMe();
  const { pathname } = useLocation();
  useEndedSession();
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
        <ProfileMenu />
      </TopBar>
      <NavTabs
        label={t.desk}
        tabs={[{ label: t.pipeline, href: "/pipeline", current: pathname.startsWith("/pipeline") }]}
      />
      <main id="main" className="desk-main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}

function ProfileMenu() {
  const t = useText(shellWords);
  const { name, role, lender } = useMe();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const logOut = useLogOut();
  const other = language === "en" ? "es" : "en";
  return (
    <Menu label={t.you(name)} face={<Initials of={name} />}>
      {(close) => (
        <>
          <p className="desk-who">
            <strong>{name}</strong>
            <span>
              {staffRoles[role][language]}, {lender.brand}
            </span>
          </p>
          <MenuButton
            onPress={() => {
              choose(other);
              close();
            }}
          >
            <span lang={other}>{t.otherLanguage}</span>
          </MenuButton>
          <MenuButton onPress={logOut}>{t.logOut}</MenuButton>
        </>
      )}
    </Menu>
  );
}
