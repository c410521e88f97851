import { PaperLanguage, PaperTitle } from "@gable/ui/components/paper/paper-title.tsx";
import type { Language } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { documentBytesQuery } from "../../queries/documents.ts";
import { PaperReader } from "./paper-reader.tsx";

type ReadProps = {
  paper: {
    readonly uuid: string;
    readonly title: string;
    /** What it is written in; left out where nobody has said. */
    readonly language?: Language | null;
    readonly sha256: string;
  };
  onClose: () => void;
};

/** A document of the application over the page, to be read and closed again. */
export function ReadPaper({ paper: { uuid: document, title, language, sha256 }, onClose }: ReadProps) {
  const { uuid } = useJourney();
  const asked = useQuery(documentBytesQuery(uuid, document, sha256));
  return (
    <PaperReader
      title={title}
      heading={<PaperTitle title={title} language={language} />}
      above={<PaperLanguage language={language} />}
      asked={asked}
      onClose={onClose}
    />
  );
}
