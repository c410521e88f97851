import { PaperLanguage, PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { PaperReader } from "../../application/parts/paper-reader.tsx";
import { signerBytesQuery } from "../../queries/signers.ts";

type ReadProps = {
  paper: {
    readonly uuid: string;
    readonly title: string;
    readonly language?: Language | null;
    /** Of the title. */
    readonly titleLanguage?: Language | null;
    readonly sha256: string;
  };
  onClose: () => void;
};

/** A paper of the signer's over the page, to be read and closed again. */
export function ReadSignerPaper({ paper: { uuid, title, language, titleLanguage, sha256 }, onClose }: ReadProps) {
  const asked = useQuery(signerBytesQuery(uuid, sha256));
  return (
    <PaperReader
      title={title}
      heading={<PaperTitle title={title} language={titleLanguage} />}
      above={<PaperLanguage language={language} />}
      asked={asked}
      onClose={onClose}
    />
  );
}
