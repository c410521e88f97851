import type { SignerDesk } from "@gable/contract/calls/signers-desk.ts";
import { createContext, use } from "react";

const Desk = createContext<SignerDesk | null>(null);
export const DeskProvider = Desk.Provider;

/** The desk of the signer who is here; every screen of theirs stands in it. */
export function useDesk(): SignerDesk {
  const desk = use(Desk);
  if (desk === null) throw new Error("A signer's screen stands in the signer's frame.");
  return desk;
}
