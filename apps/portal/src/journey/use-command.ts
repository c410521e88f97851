import type { BodyOf, CallDefinition } from "@gable/contract/call.ts";
import type { CommandReply } from "@gable/contract/calls/application.ts";
import type { Request } from "@gable/contract/client.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { statusQuery } from "../queries/application-status.ts";
import { client } from "../session/client.ts";
import { failuresOf } from "../shell/failures-of.ts";
import { useJourney } from "./journey.tsx";

/** A call on one application that answers with where it now stands. */
export type CommandCall = CallDefinition & {
  readonly idempotent: true;
  readonly params: NonNullable<CallDefinition["params"]>;
  readonly reply: NonNullable<CallDefinition["reply"]>;
};

type Sent<C extends CommandCall> = {
  readonly body: BodyOf<C>;
  /** Parameters of the path beside the application's uuid. */
  readonly params?: Readonly<Record<string, string>>;
  readonly file?: File;
  readonly onUploadProgress?: (sent: number, total: number) => void;
};

export type Command<C extends CommandCall> = {
  /**
   * Sends the command. What it answers moves the borrower on; what is wrong comes back as failures for the form. The same body
   * sent again, after a lost reply or by a second tap, has its effect once.
   */
  readonly send: (sent: Sent<C>) => Promise<readonly Failure[]>;
  readonly isBusy: boolean;
};

/** `const command = useCommand(selectOffer)`, then `onSubmit={(values) => command.send({ body: values })}`. */
export function useCommand<C extends CommandCall>(call: C, options: { readonly stays?: boolean } = {}): Command<C> {
  const queries = useQueryClient();
  const journey = useJourney();
  const intent = useRef({ said: "", key: "" });
  const [isBusy, setBusy] = useState(false);

  const send = async ({ body, params, file, onUploadProgress }: Sent<C>): Promise<readonly Failure[]> => {
    const said = JSON.stringify([body, params, file?.name, file?.size, file?.lastModified]);
    if (intent.current.said !== said) intent.current = { said, key: crypto.randomUUID() };
    setBusy(true);
    try {
      const request = {
        params: { uuid: journey.uuid, ...params },
        body,
        idempotencyKey: intent.current.key,
        ...(file && { file, fileName: file.name }),
        ...(onUploadProgress && { onUploadProgress }),
      };
      const reply = (await client.send(call, request as unknown as Request<C>)) as CommandReply;
      intent.current = { said: "", key: "" };
      await journey.take(reply, options);
      return [];
    } catch (failure) {
      // Another tab or a colleague was faster: look where the application stands now, and go there.
      if (isOutOfOrder(failure)) await queries.invalidateQueries({ queryKey: statusQuery(journey.uuid).queryKey });
      return failuresOf(failure);
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy };
}

const isOutOfOrder = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "status" in failure && failure.status === 409;
