import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { redrawnWords } from "../../application/signing/redrawn.words.ts";
import { signerSignWords } from "../sign.words.ts";
import { useDesk } from "./desk.tsx";

/** That a signer's papers took the place of those of another day, and what became of a signature on those. */
export function PapersRedrawn({ wasSigned, at }: { wasSigned: boolean; at: string }) {
  const t = useText(redrawnWords);
  const own = useText(signerSignWords);
  const f = useFormats();
  const { timeZone } = useDesk();
  return (
    <Notice tone="warning" title={t.title(f.moment(at, timeZone))}>
      <p>
        {own.anotherDay} {wasSigned ? t.signed : t.unsigned}
      </p>
    </Notice>
  );
}
