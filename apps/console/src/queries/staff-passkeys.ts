import type { BodyOf } from "@gable/contract/call.ts";
import {
  addStaffPasskey,
  beginPasskeyFactor,
  beginStaffPasskey,
  givePasskeyFactor,
  removeStaffPasskey,
  staffPasskeys,
} from "@gable/contract/calls/staff-passkeys.ts";
import { answerByPasskey, makePasskey } from "@gable/ui/passkeys/device-passkey.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const staffPasskeysQuery = () =>
  queryOptions({ queryKey: ["staff-passkeys"], queryFn: ({ signal }) => client.send(staffPasskeys, { signal }) });

/** Asks the server, then the device, then tells the server what the device has made. */
export const addStaffPasskeyMutation = () =>
  mutationOptions({
    mutationFn: async ({ name, ...proof }: BodyOf<typeof beginStaffPasskey> & { name: string }) => {
      const options = await client.send(beginStaffPasskey, { body: proof });
      return client.send(addStaffPasskey, { body: { name, credential: await makePasskey(options) } });
    },
  });

export const removeStaffPasskeyMutation = (passkey: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof removeStaffPasskey>) =>
      client.send(removeStaffPasskey, { params: { passkey }, body }),
  });

/** Completes a log-in by what the device answers to the server's challenge. */
export const passkeyFactorMutation = () =>
  mutationOptions({
    mutationFn: async () => {
      const assertion = await answerByPasskey(await client.send(beginPasskeyFactor, {}));
      return client.send(givePasskeyFactor, { body: { assertion } });
    },
  });
