import { Button } from "@gable/ui/components/button/button.tsx";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { type Language, useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useState } from "react";
import { useMe } from "../../session/me.ts";
import type { SettingValue } from "../tables/table-shape.ts";
import "./brand.css";
import { brandWords } from "./brand.words.ts";
import { paletteOf, repairsOf, type Scheme, variablesOf } from "./palettes.ts";

/** What a brand's page is drawn from. */
interface Drawn {
  readonly orgBrand: string;
  readonly companyProduct: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly colours: { readonly accent: string };
  readonly logo: {
    readonly light: string;
    readonly dark: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

/** A borrower's page in the brand, light and dark, and whether its colour can be read. */
export function BrandPreview({ value }: { value: SettingValue }) {
  const t = useText(brandWords);
  const brand = value as unknown as Drawn;
  const { colours } = brand;
  // While another color is being typed, the page stays in the last one that is one.
  const [drawn, setDrawn] = useState(colours);
  const isColour = paletteOf(colours, "light") !== undefined;
  if (isColour && drawn.accent !== colours.accent) setDrawn(colours);
  const schemes = { light: t.light, dark: t.dark };
  return (
    <section className="brand-preview">
      <SectionHead title={t.preview} />
      <div className="brand-pages">
        <Page brand={{ ...brand, colours: drawn }} scheme="light" />
        <Page brand={{ ...brand, colours: drawn }} scheme="dark" />
      </div>
      <h3>{t.readable}</h3>
      <ul>
        {repairsOf(colours).map(({ scheme, isRepaired, used, wishedContrast, usedContrast }) => (
          <li key={scheme}>
            {isRepaired
              ? t.repaired(schemes[scheme], wishedContrast.toFixed(1), used, usedContrast.toFixed(1))
              : t.asIs(schemes[scheme], wishedContrast.toFixed(1))}
          </li>
        ))}
      </ul>
      {isColour ? null : <p className="quiet">{t.noColour}</p>}
    </section>
  );
}

function Page({ brand, scheme }: { brand: Drawn; scheme: Scheme }) {
  const t = useText(brandWords);
  const language = useLanguage();
  const { organizationCode } = useMe();
  const palette = paletteOf(brand.colours, scheme);
  const { logo } = brand;
  const file = scheme === "light" ? logo.light : logo.dark;
  return (
    // A picture of a page: nothing in it is pressed.
    <div className="brand-page" inert style={palette ? variablesOf(palette) : undefined} aria-hidden="true">
      <div className="brand-bar">
        <img
          src={`/lenders/${encodeURIComponent(organizationCode)}/${file}`}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
        />
        <span>{t.help}</span>
      </div>
      <div className="brand-body">
        <p className="brand-question">{t.question}</p>
        <p>{t.lead}</p>
        <p className="brand-figure">
          <small>{t.line}</small>$85,000
        </p>
        <Button slim>{t.next}</Button>
        <p className="brand-foot">
          {brand.name[language]} · {brand.tagline[language]}
        </p>
        <p className="brand-foot">{t.product(brand.companyProduct)}</p>
      </div>
    </div>
  );
}
