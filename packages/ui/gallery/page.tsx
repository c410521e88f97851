import type { ComponentProps, ReactNode } from "react";
import { EqualHousing } from "../src/components/equal-housing/equal-housing.tsx";
import { Footer } from "../src/components/footer/footer.tsx";
import { PageFrame } from "../src/components/page-frame/page-frame.tsx";
import { type Person, PersonCard, PersonStrip } from "../src/components/person-card/person-card.tsx";
import { ProgressBar } from "../src/components/progress/progress-bar.tsx";
import { ProgressRail } from "../src/components/progress/progress-rail.tsx";
import { BarButton, BarLink, Initials, TopBar } from "../src/components/top-bar/top-bar.tsx";
import type { GalleryLender } from "./lenders.ts";

export const maria: Person = {
  title: "Your loan officer",
  name: "Maria Alvarez",
  register: { label: "NMLS 1482093", href: "https://www.nmlsconsumeraccess.org/" },
  phone: "+12085550171",
  email: "maria@gable.example",
  note: (
    <>
      <p>Mon–Fri, 8 to 6 Mountain.</p>
      <p>Usually answers within the hour.</p>
    </>
  ),
};

const labels = [
  "Basic info",
  "Select offer",
  "Provide more info",
  "Link income sources",
  "Verify identity",
  "Sign documents",
  "Talk to eNotary",
];

type Place = { at: number; part?: string; parts?: readonly string[]; bar: string; share: number };

type GalleryPageProps = Pick<ComponentProps<typeof PageFrame>, "layout" | "more"> & {
  lender: GalleryLender;
  place?: Place;
  signedIn?: boolean;
  side?: ReactNode;
  officer?: boolean;
  children: ReactNode;
};

/** A page as an application would frame it. */
export function GalleryPage({ lender, place, signedIn, side, officer, layout, more, children }: GalleryPageProps) {
  const stages = labels.map((label, index) =>
    index === place?.at && place.parts ? { label, parts: place.parts.map((part) => ({ label: part })) } : { label },
  );
  return (
    <PageFrame
      layout={layout ?? "question"}
      {...(more ? { more } : {})}
      top={<Bar lender={lender} signedIn={signedIn ?? false} />}
      strips={
        <>
          {place ? <ProgressBar label={place.bar} at={place.at + 1} of={7} share={place.share} /> : null}
          {officer ? <PersonStrip person={maria} /> : null}
        </>
      }
      rail={
        place ? (
          <ProgressRail
            stages={stages}
            at={place.at}
            {...(place.part && place.parts ? { partAt: place.parts.indexOf(place.part) } : {})}
            {...(signedIn ? { caption: "Application\nG-104-288-71" } : {})}
          />
        ) : null
      }
      side={side ?? (officer ? <PersonCard person={maria} /> : null)}
      sideInStrip={officer === true && side === undefined}
      footer={<GalleryFooter lender={lender} />}
    >
      {children}
    </PageFrame>
  );
}

function Bar({ lender, signedIn }: { lender: GalleryLender; signedIn: boolean }) {
  const tel = `tel:+1${lender.phone.replace(/\D/g, "")}`;
  return (
    <TopBar logo={lender.logo} home="#">
      <BarLink className="wide-only" icon="phone" words label={lender.phone} href={tel} />
      <BarLink className="narrow-only" icon="phone" label={`Call ${lender.name}, ${lender.phone}`} href={tel} />
      {signedIn ? (
        <>
          <BarButton className="wide-only" icon="grid" label="Apps" />
          <BarButton icon="bell" label="Notifications, 2 new" mark />
          <BarButton label="Your profile, Dana Whitfield">
            <Initials of="Dana Whitfield" />
          </BarButton>
        </>
      ) : (
        <BarLink className="wide-only" words label="Log in" href="#" />
      )}
      <BarButton className="narrow-only" icon="menu" label="Menu" />
    </TopBar>
  );
}

function GalleryFooter({ lender }: { lender: GalleryLender }) {
  return (
    <Footer
      label="Legal"
      links={[
        { label: "Terms of use", href: "#terms" },
        { label: "Privacy Policy", href: "#privacy" },
        { label: "Licenses", href: "#licenses" },
      ]}
      lock="Everything you enter is encrypted, on its way and at rest."
      marks={<EqualHousing mark={lender.name === "Gable" ? "EHL" : "EOL"} />}
    >
      <p>
        {lender.company}. Licensed in 31 states, more states to come. Not authorized to take applications in New York.
        APR does not include fees. Support is open Monday to Friday, 6 to 5 Pacific.
      </p>
    </Footer>
  );
}
