import type { ReplyOf } from "@gable/contract/call.ts";
import type { signing } from "@gable/contract/calls/signing.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useHomeZone } from "../../../journey/use-home-zone.ts";
import { redrawnWords } from "../redrawn.words.ts";
import { redrawnBecause } from "./redrawn.words.ts";

type RedrawnProps = NonNullable<ReplyOf<typeof signing>["redrawn"]>;

/** That these documents took the place of others, why, and what became of a signature on those. */
export function Redrawn({ because, wasSigned, at }: RedrawnProps) {
  const t = useText(redrawnWords);
  const language = useLanguage();
  const f = useFormats();
  const zone = useHomeZone();
  return (
    <Notice tone="warning" title={t.title(f.moment(at, zone))}>
      <p>
        {redrawnBecause[because][language]} {wasSigned ? t.signed : t.unsigned}
      </p>
    </Notice>
  );
}
