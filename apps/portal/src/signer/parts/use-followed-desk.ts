import { signerDeskStream } from "@gable/contract/calls/signers-desk.ts";
import { hearStream } from "@gable/contract/hear-stream.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "../../session/client.ts";
import { askSignerAnew } from "./ask-signer-anew.ts";

/** Listens, while a signer's page is there, for whatever changes for them, and asks again for what the page shows. */
export function useFollowedDesk(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    void hearStream(client, signerDeskStream, {}, { hear: () => void askSignerAnew(queries), signal: left.signal });
    return () => left.abort();
  }, [queries]);
}
