import { Outlet, useLoaderData, useSearchParams } from "react-router";
import type { Instead } from "../../journey/admit.ts";
import { PortalFooter } from "../../shell/portal-footer.tsx";
import { ProgressFrame } from "../../shell/progress-frame.tsx";
import { SiteFrame } from "../../shell/site-frame.tsx";
import { useLoanOfficer, useOriginatorBrand } from "../../support/loan-officer.tsx";
import { usePlace } from "./use-place.ts";

/** The page around registration. */
export function RegisterFrame() {
  const instead = useLoaderData<Instead | null>();
  const [query] = useSearchParams();
  const referrer = query.get("referrer");
  const person = useLoanOfficer(referrer, true);
  const brand = useOriginatorBrand(referrer);
  const place = usePlace();
  if (instead !== null) return <SiteFrame />;
  return (
    <ProgressFrame place={place} person={person} brand={brand} footer={<PortalFooter withFees />}>
      <Outlet />
    </ProgressFrame>
  );
}
