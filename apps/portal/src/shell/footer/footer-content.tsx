import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import {
  newYorkNotice,
  promisesMoreStates,
  showsIllinoisNotice,
  showsRegulatorSign,
} from "@gable/domain/organisations/footer-rules.ts";
import type { FooterImage } from "@gable/domain/organisations/organisation-info.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { EqualHousing, type FairMark } from "@gable/ui/components/equal-housing/equal-housing.tsx";
import { Footer, type FooterLink } from "@gable/ui/components/footer/footer.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { Suspense, useState } from "react";
import { organisation } from "../../session/organisation.ts";
import { usePhoneHours } from "../../support/use-hours.ts";
import { footerWords } from "./footer.words.ts";
import { FooterNotes } from "./footer-notes.tsx";
import "./portal-footer.css";

/** Of credit unions alone. */
const InsuredSign = lazyPart(async () => (await import("./insured-sign.tsx")).InsuredSign);

/** The names of all states are no small text, and few unfold them. */
const StateNames = lazyPart(async () => (await import("./state-names.tsx")).StateNames);

const marks: Readonly<Record<FooterImage, FairMark>> = { EHL: "EHL", EOL: "EOL", DEFAULT: "EHO" };

export type FooterContentProps = {
  /** Of the home, where it is known. */
  readonly state?: string | undefined;
  /** Shows the footnotes unfolded. */
  readonly withFees?: boolean;
};

/** Links, marks and the law. */
export function FooterContent({ state, withFees = false }: FooterContentProps) {
  const t = useText(footerWords);
  const language = useLanguage();
  const { companyInfo, products, other } = organisation().orgMetaData;
  const { name, tagline } = products.heloc;
  const { footerData, settings } = other;
  const newYork = newYorkNotice(settings.licensedStates, companyInfo.allowRegulatorReview);
  const hasSign = showsRegulatorSign(companyInfo);
  return (
    <Footer
      label={t.label}
      links={useFooterLinks()}
      lock={t.encrypted}
      marks={
        <>
          <EqualHousing mark={marks[footerData.footerImage]} />
          {hasSign ? (
            <Suspense fallback={null}>
              <InsuredSign />
            </Suspense>
          ) : null}
        </>
      }
    >
      <p>
        {name[language]} · {tagline[language]}
      </p>
      <p>
        {t.isProductOf(companyInfo.companyProduct)} <a href={footerData.companyLegalUrl}>{footerData.companyName}</a>,{" "}
        {companyInfo.companyAddress}. <a href={footerData.companyNmlsURL}>NMLS {footerData.companyNMLS}</a>.{" "}
        {newYork === "licensed" ? t.newYorkLicensed : newYork === "review" ? t.newYorkReview : t.newYorkNot}{" "}
        {t.hours(usePhoneHours())}
      </p>
      <LicensedStates />
      {showsIllinoisNotice(state ?? null) ? <p>{t.illinois}</p> : null}
      {hasSign ? <p>{t.ncua}</p> : null}
      <FooterNotes folded={!withFees} />
      {footerData.disclosureCopy.map((copy) => (
        <p key={copy.en}>{copy[language]}</p>
      ))}
    </Footer>
  );
}

function LicensedStates() {
  const t = useText(footerWords);
  const [wasUnfolded, setUnfolded] = useState(false);
  const { licensedStates, isMainOrganisation } = organisation().orgMetaData.other.settings;
  return (
    <details className="footer-fold" onToggle={() => setUnfolded(true)}>
      <summary>{t.licensedIn(licensedStates.length, promisesMoreStates(licensedStates, isMainOrganisation))}</summary>
      {wasUnfolded ? (
        <Suspense fallback={null}>
          <StateNames codes={licensedStates} />
        </Suspense>
      ) : null}
    </details>
  );
}

const isElsewhere = (url: string): boolean => url.startsWith("https:");

function useFooterLinks(): readonly FooterLink[] {
  const t = useText(footerWords);
  const language = useLanguage();
  const { footerData, additionalUrls } = organisation().orgMetaData.other;
  const privacy = footerData.privacyLinkIsExternal ? footerData.privacyPolicyUrl : siteRoutes.privacy;
  const links = [
    { label: t.terms, href: footerData.termsOfUseUrl },
    { label: t.privacy, href: privacy },
    { label: t.licenses, href: footerData.licensesUrl },
    ...additionalUrls.map(({ name, url }) => ({ label: name[language], href: url })),
    { label: t.verify, href: siteRoutes.verify },
  ];
  return links.map((link) => (isElsewhere(link.href) ? { ...link, external: true } : link));
}
