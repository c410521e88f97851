import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { loginPath } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { LanguageSwitch } from "@gable/ui/components/language-switch/language-switch.tsx";
import { callAddress } from "@gable/ui/components/link/link.tsx";
import { BarButton, BarLink, TopBar } from "@gable/ui/components/top-bar/top-bar.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useChooseLanguage } from "@gable/ui/language/chosen-language.tsx";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { companyInfo, organisation } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";
import type { OriginatorBrand } from "../support/loan-officer.tsx";
import "./portal-bar.css";
import { shellWords } from "./shell.words.ts";

const MARK_PX = 40;

const SignedInMenus = lazyPart(async () => (await import("./bar/signed-in-menus.tsx")).SignedInMenus);
const PhoneDrawer = lazyPart(async () => (await import("./bar/phone-drawer.tsx")).PhoneDrawer);

/**
 * Logo, support phone, language and, for whoever is logged in, the menus. On phones all but phone and bell is in a drawer.
 * `isBare`: without what has to be fetched.
 */
export function PortalBar({ brand, isBare = false }: { brand?: OriginatorBrand | undefined; isBare?: boolean }) {
  const t = useText(shellWords);
  const choose = useChooseLanguage();
  const isSignedIn = useIsSignedIn();
  const { phoneFormatted } = companyInfo();
  const phone = callAddress(phoneFormatted);
  const logIn = useLogInPath();
  const ownHome = isSignedIn ? siteRoutes.dashboard : onHost(paths.register());
  const logo = brand ? { ...brand, width: MARK_PX, height: MARK_PX } : logoOf(organisation().orgMetaData.other.logo);
  return (
    <TopBar logo={logo} home={brand?.home ?? ownHome}>
      <nav className="portal-bar wide-only" aria-label={t.menu}>
        <BarLink icon="phone" label={phoneFormatted} words href={phone} />
        <LanguageSwitch onChange={choose} />
        {isBare || isSignedIn ? null : <BarLink label={t.logIn} words href={logIn} />}
        {isSignedIn && !isBare ? (
          <Suspense fallback={null}>
            <SignedInMenus />
          </Suspense>
        ) : null}
      </nav>
      <nav className="portal-bar narrow-only" aria-label={t.menu}>
        <BarLink icon="phone" label={t.call(phoneFormatted)} href={phone} />
        {isSignedIn && !isBare ? (
          <Suspense fallback={null}>
            <SignedInMenus onPhone />
          </Suspense>
        ) : null}
        {isBare ? <LanguageSwitch onChange={choose} /> : <PhoneMenu isSignedIn={isSignedIn} logIn={logIn} />}
      </nav>
    </TopBar>
  );
}

function logoOf({ srcDark, ...logo }: ReturnType<typeof organisation>["orgMetaData"]["other"]["logo"]) {
  return { ...logo, ...(srcDark !== null && { srcDark }) };
}

function PhoneMenu({ isSignedIn, logIn }: { isSignedIn: boolean; logIn: string }) {
  const t = useText(shellWords);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <BarButton icon="menu" label={t.menu} aria-haspopup="dialog" onClick={() => setState("open")} />
      {state === "never" ? null : (
        <Suspense fallback={null}>
          <PhoneDrawer
            open={state === "open"}
            onClose={() => setState("closed")}
            isSignedIn={isSignedIn}
            logIn={logIn}
          />
        </Suspense>
      )}
    </>
  );
}

/** The log-in; where the address remembers from where somebody came, it leads back there. People who sign have a door of their own. */
function useLogInPath(): string {
  const { pathname, search } = useLocation();
  const signerLogin = onHost(paths.signerLogin());
  if (pathname === signerLogin) return signerLogin;
  const redirectUrl = new URLSearchParams(search).get("redirectUrl");
  return redirectUrl === null ? siteRoutes.login : loginPath(siteRoutes.login, redirectUrl, search);
}
