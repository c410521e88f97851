import {
  dropNotaryCommission,
  keepNotaryCommission,
  notaryDesk,
  notaryRoom,
} from "@gable/contract/calls/notary-room.ts";
import type { NotaryCommission } from "@gable/domain/notary/commission.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { FILE_KEY } from "./loan-file.ts";

const DESK_REFETCH_MS = 15_000;
/** A notary in the room waits for a signature. */
const ROOM_REFETCH_MS = 3000;

export const notaryDeskQuery = () =>
  queryOptions({
    queryKey: ["notary-desk"],
    queryFn: ({ signal }) => client.send(notaryDesk, { signal }),
    refetchInterval: DESK_REFETCH_MS,
  });

export const keepCommissionMutation = () =>
  mutationOptions({
    mutationFn: (body: NotaryCommission) => client.send(keepNotaryCommission, { body }),
  });

export const dropCommissionMutation = () =>
  mutationOptions({
    mutationFn: (state: string) => client.send(dropNotaryCommission, { params: { state } }),
  });

export const notaryRoomQuery = (uuid: string) =>
  queryOptions({
    queryKey: [FILE_KEY, uuid, "notary-room"],
    queryFn: ({ signal }) => client.send(notaryRoom, { params: { uuid }, signal }),
    refetchInterval: ROOM_REFETCH_MS,
  });
