import type { BodyOf } from "@gable/contract/call.ts";
import {
  approveProposal,
  checkSetting,
  lenderSetting,
  lenderSettings,
  proposeSetting,
  refuseProposal,
  saveLogo,
  settingProposal,
  withdrawProposal,
} from "@gable/contract/calls/organisations-settings.ts";
import type { SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** Of everything that a change of a setting makes stale. */
export const SETTINGS_KEY = "settings";

export const settingsQuery = () =>
  queryOptions({ queryKey: [SETTINGS_KEY], queryFn: ({ signal }) => client.send(lenderSettings, { signal }) });

export const settingQuery = (subject: SettingSubject) =>
  queryOptions({
    queryKey: [SETTINGS_KEY, "subject", subject],
    queryFn: ({ signal }) => client.send(lenderSetting, { params: { subject }, signal }),
  });

export const proposalQuery = (proposal: string) =>
  queryOptions({
    queryKey: [SETTINGS_KEY, "proposal", proposal],
    queryFn: ({ signal }) => client.send(settingProposal, { params: { proposal }, signal }),
  });

export const checkMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof checkSetting>) => client.send(checkSetting, { body }) });

export const proposeMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof proposeSetting>) => client.send(proposeSetting, { body }) });

export const saveLogoMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof saveLogo>) => client.send(saveLogo, { body }) });

export const refuseMutation = (proposal: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof refuseProposal>) => client.send(refuseProposal, { params: { proposal }, body }),
  });

const acts = { approve: approveProposal, withdraw: withdrawProposal };
export type ProposalAct = keyof typeof acts;

export const proposalActMutation = (proposal: string) =>
  mutationOptions({ mutationFn: (act: ProposalAct) => client.send(acts[act], { params: { proposal } }) });
