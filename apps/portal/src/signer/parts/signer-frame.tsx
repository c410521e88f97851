import { signerSidebarLabels, signerSidebarPosition } from "@gable/domain/journey/sidebar.ts";
import { maySignerStandAt, signerRoute } from "@gable/domain/journey/signer-route.ts";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { catalogue, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router";
import type { Instead } from "../../journey/admit.ts";
import { DraftPlaceProvider, draftsOfSigner } from "../../journey/draft-place.ts";
import { routeAt } from "../../journey/here.ts";
import { deskQuery } from "../../queries/signers.ts";
import { AskedOfYou } from "../../shell/asked-of-you.tsx";
import { PortalFooter } from "../../shell/footer/portal-footer.tsx";
import { Pending } from "../../shell/pending.tsx";
import { ProgressFrame } from "../../shell/progress-frame.tsx";
import { Redirect } from "../../shell/redirect.tsx";
import { SiteFrame } from "../../shell/site-frame.tsx";
import { useLoanOfficer, useOriginatorBrand } from "../../support/loan-officer.tsx";
import { DeskProvider } from "./desk.tsx";
import { SignerConsentChanged } from "./signer-consent-changed.tsx";
import { signerPath } from "./signer-path.ts";
import { useFollowedDesk } from "./use-followed-desk.ts";

const words = catalogue({
  loading: { en: "One moment", es: "Un momento" },
  caption: { en: (name: string) => `Signing alongside\n${name}`, es: (name: string) => `Firma junto con\n${name}` },
});

/** Every screen of an additional signer stands in this: two steps, and the way to where they are. */
export function SignerFrame() {
  const instead = useLoaderData<Instead | null | undefined>() ?? null;
  return instead === null ? <Frame /> : <SiteFrame />;
}

function Frame() {
  useFollowedDesk();
  const t = useText(words);
  const language = useLanguage();
  const { pathname } = useLocation();
  const asked = useQuery(deskQuery());
  const { data: desk } = asked;
  const originator = desk?.referrerUuid ?? null;
  const person = useLoanOfficer(originator);
  const brand = useOriginatorBrand(originator);
  const route = routeAt(pathname)?.route ?? "signerResume";
  const progress = desk?.progress ?? { identityPassed: false, deedSigned: false };
  const isElsewhere = desk !== undefined && !maySignerStandAt(route, desk.progress);
  return (
    <ProgressFrame
      place={
        desk?.ended
          ? undefined
          : {
              stages: signerSidebarLabels.map((label) => ({ label: label[language] })),
              at: signerSidebarPosition(progress),
            }
      }
      {...(desk && { caption: t.caption(desk.borrowerFirstName) })}
      person={person}
      brand={brand}
      footer={<PortalFooter state={desk?.state ?? undefined} />}
    >
      {desk === undefined ? (
        <StepPage title={t.loading}>
          <Pending asked={asked} kind="text" />
        </StepPage>
      ) : null}
      {desk !== undefined && isElsewhere ? <Redirect to={signerPath(signerRoute(desk.progress))} /> : null}
      {desk !== undefined && !isElsewhere ? (
        <DeskProvider value={desk}>
          <DraftsOf signer={desk.uuid}>
            <div aria-live="polite">
              {route.startsWith("signerConditions") || !desk.progress.hasReadIntro ? null : (
                <AskedOfYou open={desk.conditionsOpen} all={signerPath("signerConditions")} />
              )}
            </div>
            {desk.asksConsent ? <SignerConsentChanged /> : <Outlet />}
          </DraftsOf>
        </DeskProvider>
      ) : null}
    </ProgressFrame>
  );
}

function DraftsOf({ signer, children }: { signer: string; children: ReactNode }) {
  const drafts = useMemo(() => draftsOfSigner(signer), [signer]);
  return <DraftPlaceProvider value={drafts}>{children}</DraftPlaceProvider>;
}
