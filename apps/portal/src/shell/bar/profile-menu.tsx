import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Menu, MenuButton, MenuLink } from "@gable/ui/components/menu/menu.tsx";
import { Initials } from "@gable/ui/components/top-bar/top-bar.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../../queries/profile.ts";
import { deskQuery } from "../../queries/signers.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useSignsHere } from "../../session/use-signs-here.ts";
import { openCeoFeedback, useOffersCeoFeedback } from "../../support/feedback/open-feedback.ts";
import { barWords } from "./bar.words.ts";
import { useFamilyLinks } from "./family-links.ts";
import { WalletAddress } from "./wallet-address.tsx";

/** Settings, help and the way out, under the person's initials. */
export function ProfileMenu() {
  const t = useText(barWords);
  const logOut = useLogOut();
  const offersFeedback = useOffersCeoFeedback();
  const [first] = useFamilyLinks();
  const signsHere = useSignsHere();
  return (
    <Menu label={t.profile} face={signsHere ? <SignerInitials /> : <NameInitials />}>
      {(close) => (
        <>
          {signsHere ? null : <WalletAddress />}
          {first?.href === siteRoutes.dashboard ? (
            <MenuLink href={first.href} onClick={close}>
              {first.label}
            </MenuLink>
          ) : null}
          <MenuLink href={siteRoutes.settings} onClick={close}>
            {t.settings}
          </MenuLink>
          <MenuLink href={siteRoutes.contact} onClick={close}>
            {t.contact}
          </MenuLink>
          {offersFeedback ? (
            <MenuButton
              onPress={() => {
                close();
                openCeoFeedback();
              }}
            >
              {t.feedback}
            </MenuButton>
          ) : null}
          <MenuButton
            onPress={() => {
              close();
              logOut();
            }}
          >
            {t.logOut}
          </MenuButton>
        </>
      )}
    </Menu>
  );
}

function SignerInitials() {
  const { data: desk } = useQuery(deskQuery());
  return <Initials of={desk ? `${desk.name.firstName} ${desk.name.lastName}` : ""} />;
}

function NameInitials() {
  const { data: profile } = useQuery(profileQuery());
  const name = profile?.name;
  return <Initials of={name ? `${name.firstName} ${name.lastName}` : (profile?.email ?? "")} />;
}
