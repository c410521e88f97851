import { useQuery } from "@tanstack/react-query";
import { PaperReader } from "../../application/parts/read-paper.tsx";
import { signerBytesQuery } from "../../queries/signers.ts";

type ReadProps = {
  paper: { readonly uuid: string; readonly title: string; readonly sha256: string };
  onClose: () => void;
};

/** A paper of the signer's over the page, to be read and closed again. */
export function ReadSignerPaper({ paper: { uuid, title, sha256 }, onClose }: ReadProps) {
  const asked = useQuery(signerBytesQuery(uuid, sha256));
  return <PaperReader title={title} asked={asked} onClose={onClose} />;
}
