import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { tryNow, useOutage } from "@gable/ui/components/connection/outage.ts";
import { LinkProvider } from "@gable/ui/components/link/link.tsx";
import { PageFrame } from "@gable/ui/components/page-frame/page-frame.tsx";
import { StepPage } from "@gable/ui/forms/step-page.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { companyInfo } from "../session/organisation.ts";
import { Arrival } from "./arrival.tsx";
import { couldNotLoadWords } from "./could-not-load.words.ts";
import { PortalFooter } from "./footer/portal-footer.tsx";
import { outageWords } from "./outage-page.words.ts";
import { PortalBar } from "./portal-bar.tsx";
import { PortalLink } from "./portal-link.tsx";

/** In the place of the first page while nobody answers: the frame, what is happening, and that it goes on by itself. */
export function OutagePage() {
  const t = useText(outageWords);
  const { call } = useText(couldNotLoadWords);
  return (
    <LinkProvider link={PortalLink}>
      <Arrival />
      <PageFrame top={<PortalBar isBare />} layout="wide" footer={<PortalFooter />}>
        <StepPage title={t.title} lead={t.lead}>
          <p>{t.trying}</p>
          <Actions>
            <Button onClick={tryNow}>{t.tryNow}</Button>
          </Actions>
          <p>{call(companyInfo().phoneFormatted)}</p>
        </StepPage>
      </PageFrame>
    </LinkProvider>
  );
}

/** Before the first page there is nothing to show, unless nobody answers: the loader of the first page lies over everything. */
export function BeforeFirstPage() {
  return useOutage() === "none" ? null : <OutagePage />;
}
