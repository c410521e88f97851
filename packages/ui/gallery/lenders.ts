import gable from "../../../lenders/gable/lender.json";
import gableLogo from "../../../lenders/gable/logo.svg";
import gableLogoDark from "../../../lenders/gable/logo-dark.svg";
import harborPine from "../../../lenders/harbor-pine/lender.json";
import harborPineLogo from "../../../lenders/harbor-pine/logo.svg";
import harborPineLogoDark from "../../../lenders/harbor-pine/logo-dark.svg";
import type { LogoSource } from "../src/components/logo/logo.tsx";

export type GalleryLender = { name: string; accent: string; phone: string; company: string; logo: LogoSource };

type Seeded = Pick<typeof gable, "orgBrand"> & {
  orgMetaData: Pick<typeof gable.orgMetaData, "companyInfo"> & {
    other: Pick<typeof gable.orgMetaData.other, "colours" | "logo"> & {
      footerData: { companyName: string; companyNMLS: string };
    };
  };
};

function shown({ orgBrand, orgMetaData: { companyInfo, other } }: Seeded, src: string, srcDark: string): GalleryLender {
  const { alt, width, height } = other.logo;
  return {
    name: orgBrand,
    accent: other.colours.accent,
    phone: companyInfo.phoneFormatted,
    company: `${other.footerData.companyName}, NMLS ${other.footerData.companyNMLS}`,
    logo: { src, srcDark, alt, width, height },
  };
}

const lenders = {
  gable: shown(gable, gableLogo, gableLogoDark),
  "harbor-pine": shown(harborPine, harborPineLogo, harborPineLogoDark),
};

export const lenderBy = (code: string | null): GalleryLender =>
  code === "harbor-pine" ? lenders["harbor-pine"] : lenders.gable;
