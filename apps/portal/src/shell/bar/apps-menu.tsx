import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Menu, MenuLink } from "@gable/ui/components/menu/menu.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { barWords } from "./bar.words.ts";
import { useFamilyLinks } from "./family-links.ts";

/** The other applications of the family; not there while there is none to go to. */
export function AppsMenu() {
  const t = useText(barWords);
  const links = useFamilyLinks();
  // The dashboard alone is no choice.
  if (links.every(({ href }) => href === siteRoutes.dashboard)) return null;
  return (
    <Menu label={t.apps} icon="grid">
      {(close) =>
        links.map(({ label, href }) => (
          <MenuLink key={href} href={href} onClick={close}>
            {label}
          </MenuLink>
        ))
      }
    </Menu>
  );
}
