import { adoptSignerSignature } from "@gable/contract/calls/signers-signing.ts";
import { AdoptQuestion } from "../../application/signing/parts/adopt-form.tsx";
import { useSignerCommand } from "./use-signer-command.ts";

/** The signature and initials that stand for this signer, and their intent to sign. */
export function SignerAdopt({ signerName }: { signerName: string }) {
  const command = useSignerCommand(adoptSignerSignature);
  return <AdoptQuestion signerName={signerName} place={null} adopt={(body) => command.send({ body })} />;
}
