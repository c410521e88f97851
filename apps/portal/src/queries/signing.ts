import { confirmEmail, sendEmailCode } from "@gable/contract/calls/identity.ts";
import { signing } from "@gable/contract/calls/signing.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const signingQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["signing", uuid],
    queryFn: ({ signal }) => client.send(signing, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

export const confirmEmailMutation = () =>
  mutationOptions({ mutationFn: (code: string) => client.send(confirmEmail, { body: { code } }) });

export const sendEmailCodeMutation = () => mutationOptions({ mutationFn: () => client.send(sendEmailCode, {}) });
