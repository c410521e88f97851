import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { notaryWords } from "../notary.words.ts";
import { zoneHere } from "./zone-here.ts";

/** The lender's wait between the signing of the agreement and the notary, while it runs. */
export function NotaryWait({ opensAt }: { opensAt: string | null }) {
  const t = useText(notaryWords);
  const f = useFormats();
  if (opensAt === null) return null;
  return <Notice title={t.waits(f.moment(opensAt, zoneHere()))}>{t.waitsBody}</Notice>;
}
