import type { BodyOf } from "@gable/contract/call.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  logInWithPasskey,
  passkeys,
  removePasskey,
} from "@gable/contract/calls/identity-passkeys.ts";
import { answerByPasskey, makePasskey } from "@gable/ui/passkeys/device-passkey.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ["passkeys"],
    queryFn: ({ signal }) => client.send(passkeys, { signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

/** Asks the server, then the device, then tells the server what the device has made. */
export const addPasskeyMutation = () =>
  mutationOptions({
    mutationFn: async ({ name, ...proof }: BodyOf<typeof beginPasskey> & { name: string }) => {
      const options = await client.send(beginPasskey, { body: proof });
      return client.send(addPasskey, { body: { name, credential: await makePasskey(options) } });
    },
  });

export const removePasskeyMutation = () =>
  mutationOptions({
    mutationFn: ({ passkey, ...body }: BodyOf<typeof removePasskey> & { passkey: string }) =>
      client.send(removePasskey, { params: { passkey }, body }),
  });

/** What the device answers to a challenge of the server's. */
export const fetchAssertion = async () => answerByPasskey(await client.send(beginPasskeyLogIn, {}));

export const passkeyLogInMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof logInWithPasskey>) => client.send(logInWithPasskey, { body }) });
