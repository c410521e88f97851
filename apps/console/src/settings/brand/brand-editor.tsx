import { useWait } from "@gable/ui/components/connection/waits.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { saveLogoMutation } from "../../queries/organisations-settings.ts";
import { wordsOfCode } from "../../shell/codes.words.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { type Fault, idAt } from "../editor-faults.ts";
import { SettingInput } from "../setting-input.tsx";
import { at, withPart } from "../tables/paths.ts";
import type { Field, SettingTable, SettingValue } from "../tables/table-shape.ts";
import { TablesEditor } from "../tables-editor.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import "./brand.css";
import { brandWords } from "./brand.words.ts";

type Props = {
  tables: readonly SettingTable[];
  value: SettingValue;
  faults: readonly Fault[];
  onChange: (value: SettingValue) => void;
};

const ACCENT = "colours.accent";

const text = (path: string, label: string): Field => ({ path, unit: "text", label: { en: label, es: label } });
const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Colour, names and logo, and beside them the page that borrowers would see. */
export function BrandEditor({ tables, value, faults, onChange }: Props) {
  const t = useText(brandWords);
  const id = useId();
  // The second table is read as files and numbers; here they are chosen.
  const names = tables.slice(0, 1);
  const accent = asText(at(value, ACCENT));
  const faultAt = (path: string) => faults.find((one) => one.path === path)?.words;
  return (
    <div className="brand-studio">
      <div>
        <section>
          <SectionHead title={t.colour} />
          <p className="small quiet">{t.colourHint}</p>
          <div className="brand-colour">
            <input
              type="color"
              aria-label={t.pick}
              value={/^#[0-9a-f]{6}$/i.test(accent) ? accent : "#000000"}
              onChange={(event) => onChange(withPart(value, ACCENT, event.target.value))}
            />
            {/* Typed, or picked: what was picked stands here anew. */}
            <SettingInput
              key={document.activeElement?.id === idAt(ACCENT) ? "typed" : accent}
              id={idAt(ACCENT)}
              field={text(ACCENT, t.colour)}
              label={t.colour}
              value={accent}
              fault={faultAt(ACCENT)}
              onChange={(typed) => onChange(withPart(value, ACCENT, typed))}
            />
          </div>
        </section>
      </div>
      {/* On a phone it stands below the color, which is what one tries out. */}
      <BrandPreview value={value} />
      <div>
        <TablesEditor tables={names} value={value} faults={faults} onChange={onChange} />
        <section className="setting-part">
          <SectionHead title={t.logo} />
          <p className="small quiet">{t.logoHint}</p>
          <LogoChoice label={t.onLight} onKept={(kept) => onChange(withLogo(value, "light", kept))} />
          <LogoChoice label={t.onDark} onKept={(kept) => onChange(withLogo(value, "dark", kept))} />
          <div className="setting-field" data-long>
            <label htmlFor={`${id}-alt`}>{t.alt}</label>
            <SettingInput
              id={`${id}-alt`}
              field={text("logo.alt", t.alt)}
              value={at(value, "logo.alt")}
              fault={faultAt("logo.alt")}
              onChange={(alt) => onChange(withPart(value, "logo.alt", alt))}
            />
          </div>
        </section>
      </div>
    </div>
  );
}

interface Kept {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The bar shows both drawings in the size of the one for light pages. */
function withLogo(value: SettingValue, scheme: "light" | "dark", { file, width, height }: Kept): SettingValue {
  const next = withPart(value, `logo.${scheme}`, file);
  return scheme === "dark" ? next : withPart(withPart(next, "logo.width", width), "logo.height", height);
}

function LogoChoice({ label, onKept }: { label: string; onKept: (kept: Kept) => void }) {
  const t = useText(brandWords);
  const language = useLanguage();
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    ...saveLogoMutation(),
    onMutate: () => setFault(null),
    onSuccess: onKept,
    onError: (failure) => setFault(wordsOfCode(failuresOf(failure)[0]?.message ?? "")[language]),
  });
  useWait(isPending);
  return (
    <div className="brand-logo">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept="image/svg+xml,.svg"
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onClick={({ currentTarget }) => {
          // The same file may be chosen again once it is mended, or the line is back.
          currentTarget.value = "";
        }}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void file.text().then((svg) => mutate({ svg }));
        }}
      />
      <small role="status">{isPending ? t.checking : null}</small>
      {fault === null ? null : (
        <small className="setting-fault" id={`${id}-fault`} role="alert">
          {fault}
        </small>
      )}
    </div>
  );
}
