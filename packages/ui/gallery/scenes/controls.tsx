import { Button, ButtonLink } from "../../src/components/button/button.tsx";
import { Disclosure } from "../../src/components/disclosure/disclosure.tsx";
import { Drawing, drawingNames } from "../../src/components/drawing/drawing.tsx";
import { EqualHousing } from "../../src/components/equal-housing/equal-housing.tsx";
import { Icon, iconNames } from "../../src/components/icon/icon.tsx";
import { LanguageSwitch } from "../../src/components/language-switch/language-switch.tsx";
import { TextButton, TextLink } from "../../src/components/link/link.tsx";
import { Menu, MenuButton, MenuLink } from "../../src/components/menu/menu.tsx";
import { SaveState } from "../../src/components/save-state/save-state.tsx";
import { Initials } from "../../src/components/top-bar/top-bar.tsx";
import type { GalleryLender } from "../lenders.ts";
import { Sample, Sheet } from "../sheet.tsx";

export function Controls({ lender }: { lender: GalleryLender }) {
  return (
    <Sheet lender={lender} title="Controls">
      <Sample title="Buttons">
        <div className="sheet-row">
          <Button>See my offers</Button>
          <Button kind="second">Upload the page</Button>
          <Button kind="danger">Cancel the loan</Button>
        </div>
        <div className="sheet-row">
          <Button slim>Verify</Button>
          <ButtonLink kind="second" slim href="tel:+12085550171">
            Call
          </ButtonLink>
          <Button busy>See my offers</Button>
          <TextLink href="#later">Remind me tomorrow</TextLink>
          <TextButton>Not now</TextButton>
        </div>
      </Sample>
      <Sample title="Menus">
        <div className="sheet-row">
          <Menu label="Your profile, Dana Whitfield" face={<Initials of="Dana Whitfield" />}>
            {(close) => (
              <>
                <MenuLink href="#settings" onClick={close}>
                  <Icon name="person" /> Settings
                </MenuLink>
                <MenuButton onPress={close}>
                  <Icon name="arrow-right" /> Log out
                </MenuButton>
              </>
            )}
          </Menu>
          <LanguageSwitch onChange={() => undefined} />
          <SaveState state="saving" />
          <SaveState state="saved" />
          <SaveState state="failed" />
        </div>
      </Sample>
      <Sample title="Disclosures">
        <div>
          <Disclosure summary="Why we ask">So that the offer fits the home.</Disclosure>
          <Disclosure summary="What we keep" open>
            Your answers, encrypted, as long as the law says.
          </Disclosure>
        </div>
      </Sample>
      <Sample title="Drawings">
        <div className="sheet-icons">
          {drawingNames.map((name) => (
            <span key={name}>
              <Drawing name={name} />
              {name}
            </span>
          ))}
        </div>
      </Sample>
      <Sample title="Icons">
        <div className="sheet-icons">
          {iconNames.map((name) => (
            <span key={name}>
              <Icon name={name} size={24} />
              {name}
            </span>
          ))}
        </div>
      </Sample>
      <Sample title="Marks">
        <div className="sheet-row">
          <EqualHousing mark="EHL" />
          <EqualHousing mark="EOL" />
          <EqualHousing mark="EHO" />
        </div>
      </Sample>
    </Sheet>
  );
}
