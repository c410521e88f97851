import { Actions, Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useToast } from "@gable/ui/components/toasts/toasts.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { saveFile } from "@gable/ui/storage/save-file.ts";
import { companyInfo } from "../../../session/organisation.ts";
import { secondFactorWords } from "./settings-parts.words.ts";

/** The codes for a lost phone, the only time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(secondFactorWords);
  const showToast = useToast();
  const asText = `${t.fileTitle(companyInfo().companyNameShort)}\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    showToast({ tone: "success", text: t.copied });
  };
  return (
    <>
      <Notice tone="warning" title={t.recovery} />
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <Button onClick={onKept}>{t.kept}</Button>
        <Button kind="second" onClick={() => saveFile(new Blob([asText], { type: "text/plain" }), `${t.fileName}.txt`)}>
          {t.save}
        </Button>
        <Button kind="second" onClick={() => void copy()}>
          {t.copy}
        </Button>
      </Actions>
    </>
  );
}
