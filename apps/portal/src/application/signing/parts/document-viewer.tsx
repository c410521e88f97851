import { PaperPicture } from "@gable/ui/components/paper/paper-picture.tsx";
import { PaperViewer } from "@gable/ui/components/paper/paper-viewer.tsx";
import type { PlacedField } from "@gable/ui/components/paper/placed-field.ts";
import { viewerWords } from "@gable/ui/components/paper/viewer.words.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Pending } from "../../../shell/pending.tsx";

type ViewerProps = {
  title: string;
  /** A PDF or a picture, which may be on its way. */
  asked: Pick<UseQueryResult<Blob>, "data" | "error" | "refetch">;
  /** Where this signer's marks will stand. */
  fields: readonly PlacedField[];
};

/** A document in the page, or why it could not be had and a way to ask again. */
export function DocumentViewer({ title, asked, fields }: ViewerProps) {
  const t = useText(viewerWords);
  const { data } = asked;
  if (data?.type.startsWith("image/")) return <PaperPicture title={title} content={data} />;
  return (
    <PaperViewer
      title={title}
      content={data}
      outline={<Pending asked={asked} kind="text" count={12} label={t.opening} />}
      onAgain={() => void asked.refetch()}
      fields={fields}
    />
  );
}
