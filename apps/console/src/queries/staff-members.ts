import type { BodyOf } from "@gable/contract/call.ts";
import {
  changeMember,
  deactivateMember,
  inviteMember,
  joinAsStaff,
  members,
  openStaffInvitation,
  reactivateMember,
  removeOfficersPicture,
  renewAccess,
  saveOfficer,
} from "@gable/contract/calls/staff-members.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const MEMBERS_KEY = "members";

export const membersQuery = () =>
  queryOptions({ queryKey: [MEMBERS_KEY], queryFn: ({ signal }) => client.send(members, { signal }) });

export const inviteMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof inviteMember>) => client.send(inviteMember, { body }) });

export const changeMutation = (member: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changeMember>) => client.send(changeMember, { params: { member }, body }),
  });

export const officerMutation = (member: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof saveOfficer>) => client.send(saveOfficer, { params: { member }, body }),
  });

export const removePictureMutation = (member: string) =>
  mutationOptions({ mutationFn: () => client.send(removeOfficersPicture, { params: { member } }) });

const accessCalls = { renew: renewAccess, deactivate: deactivateMember, reactivate: reactivateMember };
export type AccessAct = keyof typeof accessCalls;

export const accessMutation = (member: string) =>
  mutationOptions({ mutationFn: (act: AccessAct) => client.send(accessCalls[act], { params: { member } }) });

export const invitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ["invitation", invitation],
    queryFn: ({ signal }) => client.send(openStaffInvitation, { body: { invitation }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const joinMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof joinAsStaff>) => client.send(joinAsStaff, { body }) });
