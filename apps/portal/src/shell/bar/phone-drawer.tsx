import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Dialog } from "@gable/ui/components/dialog/dialog.tsx";
import { MenuButton, MenuLink } from "@gable/ui/components/menu/menu.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useChooseLanguage } from "@gable/ui/language/chosen-language.tsx";
import { useLogOut } from "../../session/use-log-out.ts";
import { useSignsHere } from "../../session/use-signs-here.ts";
import { openCeoFeedback, useOffersCeoFeedback } from "../../support/feedback/open-feedback.ts";
import { barWords } from "./bar.words.ts";
import { useFamilyLinks } from "./family-links.ts";
import { WalletAddress } from "./wallet-address.tsx";

type DrawerProps = { open: boolean; onClose: () => void; isSignedIn: boolean; logIn: string };

/** On phones everything but the telephone and the bell is in this drawer. */
export function PhoneDrawer({ open, onClose, isSignedIn, logIn }: DrawerProps) {
  const t = useText(barWords);
  const other = useLanguage() === "en" ? "es" : "en";
  const choose = useChooseLanguage();
  return (
    <Dialog kind="drawer" open={open} onClose={onClose} title={t.menu}>
      <nav aria-label={t.menu}>
        {isSignedIn ? (
          <SignedInLinks onClose={onClose} />
        ) : (
          <MenuLink href={logIn} onClick={onClose}>
            {t.logIn}
          </MenuLink>
        )}
        <MenuLink href={siteRoutes.contact} onClick={onClose}>
          {t.contact}
        </MenuLink>
        <MenuButton
          onPress={() => {
            choose(other);
            onClose();
          }}
        >
          <span lang={other}>{t.otherLanguage}</span>
        </MenuButton>
        {isSignedIn ? <WayOut onClose={onClose} /> : null}
      </nav>
    </Dialog>
  );
}

function SignedInLinks({ onClose }: { onClose: () => void }) {
  const t = useText(barWords);
  const links = useFamilyLinks();
  const signsHere = useSignsHere();
  return (
    <>
      {signsHere ? null : <WalletAddress />}
      {links.map(({ label, href }) => (
        <MenuLink key={href} href={href} onClick={onClose}>
          {label}
        </MenuLink>
      ))}
      <MenuLink href={siteRoutes.settings} onClick={onClose}>
        {t.settings}
      </MenuLink>
    </>
  );
}

function WayOut({ onClose }: { onClose: () => void }) {
  const t = useText(barWords);
  const logOut = useLogOut();
  const offersFeedback = useOffersCeoFeedback();
  return (
    <>
      {offersFeedback ? (
        <MenuButton
          onPress={() => {
            onClose();
            openCeoFeedback();
          }}
        >
          {t.feedback}
        </MenuButton>
      ) : null}
      <MenuButton
        onPress={() => {
          onClose();
          logOut();
        }}
      >
        {t.logOut}
      </MenuButton>
    </>
  );
}
