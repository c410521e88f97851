import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { PaperReader } from "../../application/parts/paper-reader.tsx";
import { earlyDisclosureBytesQuery } from "../../queries/disclosures.ts";

type ReadProps = { readonly kind: string; readonly title: string; readonly onClose: () => void };

/** A document that comes with the blank application over the page, to be read and closed again. */
export function ReadEarly({ kind, title, onClose }: ReadProps) {
  const asked = useQuery(earlyDisclosureBytesQuery(kind, useLanguage()));
  return <PaperReader title={title} asked={asked} onClose={onClose} />;
}
