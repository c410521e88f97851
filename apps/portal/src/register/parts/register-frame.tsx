import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { Link } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { Outlet, useLoaderData, useSearchParams } from "react-router";
import type { Instead } from "../../journey/admit.ts";
import { PortalFooter } from "../../shell/footer/portal-footer.tsx";
import { ProgressFrame } from "../../shell/progress-frame.tsx";
import { SiteFrame } from "../../shell/site-frame.tsx";
import { useLoanOfficer, useOriginatorBrand } from "../../support/loan-officer.tsx";
import { registerWords } from "../register.words.ts";
import { usePlace } from "./use-place.ts";

/** The page around registration. */
export function RegisterFrame() {
  const instead = useLoaderData<Instead | null>();
  const [query] = useSearchParams();
  const t = useText(registerWords);
  const referrer = query.get("referrer");
  const person = useLoanOfficer(referrer);
  const brand = useOriginatorBrand(referrer);
  const place = usePlace();
  if (instead !== null) return <SiteFrame />;
  // The lender's team has no entry in the register, and is there by phone.
  const note = person.register ? (
    <>
      {person.note} <Link href={`${siteRoutes.askOfficer}?referrer=${referrer}`}>{t.ask}</Link>
    </>
  ) : (
    person.note
  );
  return (
    <ProgressFrame place={place} person={{ ...person, note }} brand={brand} footer={<PortalFooter withFees />}>
      <Outlet />
    </ProgressFrame>
  );
}
