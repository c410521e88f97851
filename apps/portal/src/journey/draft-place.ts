import {
  formDraft,
  saveFormDraft,
  saveSignerFormDraft,
  signerFormDraft,
} from "@gable/contract/calls/profile-drafts.ts";
import type { DraftKey } from "@gable/domain/profile/form-drafts.ts";
import { createContext, use } from "react";
import { client } from "../session/client.ts";
import type { DraftStore } from "./form-keeper.ts";

/** Where what is typed on these screens is kept: with the borrower's application, or at the desk of somebody who signs beside them. */
export interface DraftPlace {
  /** No two of them share it. */
  readonly name: string;
  readonly storeOf: (form: DraftKey) => DraftStore;
  /** What the forms on the screen do when the application has changed: they look for what is new. */
  readonly lookers: Set<() => void>;
}

const Place = createContext<DraftPlace | null>(null);
export const DraftPlaceProvider = Place.Provider;

/** Throws outside an application and outside a signer's desk. */
export function useDraftPlace(): DraftPlace {
  const place = use(Place);
  if (place === null) throw new Error("Nothing that is typed on this screen is kept anywhere.");
  return place;
}

export const draftsOfApplication = (uuid: string): DraftPlace => ({
  name: uuid,
  lookers: new Set(),
  storeOf: (form) => ({
    read: () => client.send(formDraft, { params: { uuid, form } }),
    save: (body) => client.send(saveFormDraft, { params: { uuid, form }, body }),
  }),
});

/** The token says whose desk it is. */
export const draftsOfSigner = (uuid: string): DraftPlace => ({
  name: `signer ${uuid}`,
  lookers: new Set(),
  storeOf: (form) => ({
    read: () => client.send(signerFormDraft, { params: { form } }),
    save: (body) => client.send(saveSignerFormDraft, { params: { form }, body }),
  }),
});
