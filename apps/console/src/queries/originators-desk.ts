import type { BodyOf } from "@gable/contract/call.ts";
import { ownCard, removeOwnPicture, saveOwnPicture } from "@gable/contract/calls/originators-desk.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const ownCardQuery = () =>
  queryOptions({ queryKey: ["own-card"], queryFn: ({ signal }) => client.send(ownCard, { signal }) });

export const saveOwnPictureMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof saveOwnPicture>) => client.send(saveOwnPicture, { body }) });

export const removeOwnPictureMutation = () => mutationOptions({ mutationFn: () => client.send(removeOwnPicture, {}) });
