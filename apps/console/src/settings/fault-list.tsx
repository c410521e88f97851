import { Link } from "@gable/ui/components/link/link.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useEffect, useRef } from "react";
import { type Fault, placeOf } from "./editor-faults.ts";
import { settingsWords } from "./settings.words.ts";
import type { SettingTable, SettingValue } from "./tables/table-shape.ts";

type FaultsProps = { faults: readonly Fault[]; tables: readonly SettingTable[]; value: SettingValue };

/** What is wrong with a value that is edited, each the way to its place; it takes the focus when it comes. */
export function FaultList({ faults, tables, value }: FaultsProps) {
  const t = useText(settingsWords);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) place.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error" title={t.faults(faults.length)}>
        <ul className="points">
          {faults.map((fault) => {
            const found = placeOf(fault, tables, value, language);
            return (
              <li key={fault.path}>
                {found ? <Link href={`#${found.id}`}>{found.name}</Link> : t.elsewhere}: {fault.words}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
