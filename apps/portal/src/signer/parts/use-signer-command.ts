import type { BodyOf, CallDefinition } from "@gable/contract/call.ts";
import type { SignerDesk } from "@gable/contract/calls/signers-desk.ts";
import type { Request } from "@gable/contract/client.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { deskQuery } from "../../queries/signers.ts";
import { client } from "../../session/client.ts";
import { failuresOf } from "../../shell/failures-of.ts";
import { askSignerAnew } from "./ask-signer-anew.ts";

type Sent<C extends CallDefinition> = {
  readonly body: BodyOf<C>;
  readonly params?: Readonly<Record<string, string>>;
};

/** A signer's act. What it answers is their desk, which leads on; what is wrong comes back as failures for the form. */
export function useSignerCommand<C extends CallDefinition>(call: C) {
  const queries = useQueryClient();
  const intent = useRef({ said: "", key: "" });
  const [isBusy, setBusy] = useState(false);

  const send = async ({ body, params }: Sent<C>): Promise<readonly Failure[]> => {
    const said = JSON.stringify([body, params]);
    if (intent.current.said !== said) intent.current = { said, key: crypto.randomUUID() };
    setBusy(true);
    try {
      const request = { body, idempotencyKey: intent.current.key, ...(params && { params }) };
      const desk = (await client.send(call, request as unknown as Request<C>)) as SignerDesk;
      intent.current = { said: "", key: "" };
      queries.setQueryData(deskQuery().queryKey, desk);
      return [];
    } catch (failure) {
      return failuresOf(failure);
    } finally {
      await askSignerAnew(queries);
      setBusy(false);
    }
  };
  return { send, isBusy };
}
