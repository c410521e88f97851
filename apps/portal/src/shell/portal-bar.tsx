import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { loginPath } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { LanguageSwitch } from "@gable/ui/components/language-switch/language-switch.tsx";
import { Menu, MenuButton, MenuLink } from "@gable/ui/components/menu/menu.tsx";
import { BarLink, Initials, TopBar } from "@gable/ui/components/top-bar/top-bar.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { profileQuery } from "../queries/profile.ts";
import { useChooseLanguage } from "../session/language.tsx";
import { companyInfo, organisation } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import { useLogOut } from "../session/use-log-out.ts";
import "./portal-bar.css";
import type { OriginatorBrand } from "../support/loan-officer.tsx";
import { shellWords } from "./shell.words.ts";

const MARK_PX = 40;

/** Logo, support phone, language and the account. On phones all but the phone is in a drawer. */
export function PortalBar({ brand }: { brand?: OriginatorBrand | undefined }) {
  const t = useText(shellWords);
  const choose = useChooseLanguage();
  const isSignedIn = useIsSignedIn();
  const { phoneFormatted } = companyInfo();
  const phone = `tel:${phoneFormatted.replace(/[^\d+]/g, "")}`;
  const logIn = useLogInPath();
  const ownHome = isSignedIn ? siteRoutes.dashboard : onHost(paths.register());
  const logo = brand ? { ...brand, width: MARK_PX, height: MARK_PX } : logoOf(organisation().orgMetaData.other.logo);
  return (
    <TopBar logo={logo} home={brand?.home ?? ownHome}>
      <nav className="portal-bar wide-only" aria-label={t.menu}>
        <BarLink icon="phone" label={phoneFormatted} words href={phone} />
        <LanguageSwitch onChange={choose} />
        {isSignedIn ? <ProfileMenu /> : <BarLink label={t.logIn} words href={logIn} />}
      </nav>
      <nav className="portal-bar narrow-only" aria-label={t.menu}>
        <BarLink icon="phone" label={t.call(phoneFormatted)} href={phone} />
        <PhoneMenu isSignedIn={isSignedIn} />
      </nav>
    </TopBar>
  );
}

function logoOf({ srcDark, ...logo }: ReturnType<typeof organisation>["orgMetaData"]["other"]["logo"]) {
  return { ...logo, ...(srcDark !== null && { srcDark }) };
}

function ProfileMenu() {
  const t = useText(shellWords);
  const logOut = useLogOut();
  return (
    <Menu label={t.profile} face={<NameInitials />}>
      {(close) => (
        <>
          <MenuLink href={siteRoutes.dashboard} onClick={close}>
            {t.dashboard}
          </MenuLink>
          <MenuLink href={siteRoutes.settings} onClick={close}>
            {t.settings}
          </MenuLink>
          <MenuButton onPress={logOut}>{t.logOut}</MenuButton>
        </>
      )}
    </Menu>
  );
}

function NameInitials() {
  const { data: profile } = useQuery(profileQuery());
  const name = profile?.name;
  return <Initials of={name ? `${name.firstName} ${name.lastName}` : (profile?.email ?? "")} />;
}

/** On phones everything but the telephone is behind one button. */
function PhoneMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText(shellWords);
  const logIn = useLogInPath();
  const logOut = useLogOut();
  const other = useLanguage() === "en" ? "es" : "en";
  const choose = useChooseLanguage();
  return (
    <Menu label={t.menu} icon="menu">
      {(close) => (
        <>
          <MenuLink href={isSignedIn ? siteRoutes.dashboard : logIn} onClick={close}>
            {isSignedIn ? t.dashboard : t.logIn}
          </MenuLink>
          {isSignedIn ? (
            <MenuLink href={siteRoutes.settings} onClick={close}>
              {t.settings}
            </MenuLink>
          ) : null}
          <MenuLink href={siteRoutes.contact} onClick={close}>
            {t.contact}
          </MenuLink>
          <MenuButton onPress={() => choose(other)}>
            <span lang={other}>{t.otherLanguage}</span>
          </MenuButton>
          {isSignedIn ? <MenuButton onPress={logOut}>{t.logOut}</MenuButton> : null}
        </>
      )}
    </Menu>
  );
}

/** The log-in; where the address remembers from where somebody came, it leads back there. */
function useLogInPath(): string {
  const { search } = useLocation();
  const redirectUrl = new URLSearchParams(search).get("redirectUrl");
  return redirectUrl === null ? siteRoutes.login : loginPath(siteRoutes.login, redirectUrl, search);
}
