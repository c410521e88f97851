import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { FooterImage } from "@gable/domain/organisations/organisation-info.ts";
import { EqualHousing, type FairMark } from "@gable/ui/components/equal-housing/equal-housing.tsx";
import { Footer, type FooterLink } from "@gable/ui/components/footer/footer.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { organisation } from "../session/organisation.ts";
import { footerWords } from "./shell.words.ts";

const ALL_STATES = 50;

const marks: Readonly<Record<FooterImage, FairMark>> = { EHL: "EHL", EOL: "EOL", DEFAULT: "EHO" };

/** Links, marks and the law. `state` is that of the home, where it is known. `withFees` adds the lender's figures. */
export function PortalFooter({ state, withFees = false }: { state?: string | undefined; withFees?: boolean }) {
  const t = useText(footerWords);
  const language = useLanguage();
  const { companyInfo, other } = organisation().orgMetaData;
  const { footerData, settings } = other;
  return (
    <Footer
      label={t.label}
      links={useFooterLinks()}
      lock={t.encrypted}
      marks={<EqualHousing mark={marks[footerData.footerImage]} />}
    >
      <p>
        {footerData.companyName}, <a href={footerData.companyNmlsURL}>NMLS {footerData.companyNMLS}</a>.{" "}
        {t.licensedIn(
          settings.licensedStates.length,
          settings.isMainOrganisation && settings.licensedStates.length < ALL_STATES,
        )}{" "}
        {useNewYorkText()} {t.hours(settings.phoneHours[language])}
      </p>
      {state === "IL" ? <p>{t.illinois}</p> : null}
      {companyInfo.organization === "credit-union" ? <p>{t.ncua}</p> : null}
      {withFees ? <FeeText /> : null}
      {footerData.disclosureCopy.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Footer>
  );
}

function FeeText() {
  const t = useText(footerWords);
  const f = useFormats();
  const figures = organisation().orgPricingData;
  return (
    <>
      <p>{t.plan}</p>
      <p>
        {t.fees({
          smallest: f.dollars(figures.smallestLine),
          largest: f.dollars(figures.largestLine),
          low: f.rate(figures.lowestApr),
          high: f.rate(figures.highestApr),
          fee: f.rate(figures.largestOriginationFeePercent),
          valuation: f.dollars(figures.valuationFee),
          notary: f.dollars(figures.manualNotaryFee),
          recordLow: f.dollars(figures.smallestRecordingFee),
          recordHigh: f.dollars(figures.largestRecordingFee),
          tax: f.dollars(figures.largestRecordingTax),
        })}
      </p>
    </>
  );
}

function useNewYorkText(): string {
  const t = useText(footerWords);
  const { companyInfo, other } = organisation().orgMetaData;
  if (other.settings.licensedStates.includes("NY")) return t.newYorkLicensed;
  return companyInfo.allowRegulatorReview ? t.newYorkReview : t.newYorkNot;
}

function useFooterLinks(): readonly FooterLink[] {
  const t = useText(footerWords);
  const { footerData, additionalUrls } = organisation().orgMetaData.other;
  const privacy = footerData.privacyLinkIsExternal ? footerData.privacyPolicyUrl : siteRoutes.privacy;
  return [
    { label: t.terms, href: footerData.termsOfUseUrl },
    { label: t.privacy, href: privacy, external: footerData.privacyLinkIsExternal },
    { label: t.licenses, href: footerData.licensesUrl },
    ...additionalUrls.map(({ name, url }) => ({ label: name, href: url, external: true })),
  ];
}
