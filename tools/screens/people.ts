import { randomUUID } from "node:crypto";
import type { Step } from "@gable/domain/journey/steps.ts";
import { signerOf } from "@gable/testkit/borrower/halfway.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { followInvitation } from "@gable/testkit/borrower/signer.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { officerIn } from "./lenders.ts";

/** Somebody who is logged in, the application that they belong to, and under what their visits are counted. */
export type Person = { readonly uuid: string; readonly token: string; readonly tracker: string };

/** People of a lender at different places of the way. Each is walked there when first asked for. */
export interface People {
  readonly atDebts: () => Promise<Person>;
  readonly atOffer: () => Promise<Person>;
  readonly atSummary: () => Promise<Person>;
  readonly coSigner: () => Promise<Person>;
}

/** Owns a home together with somebody who signs too, in a state in which every lender but one is licensed. */
const JOINT_OWNER = { persona: "joint-owner", state: "NC" };

/** Owns one alone; in such a state a husband or wife signs beside them. */
const others: Readonly<Record<string, typeof JOINT_OWNER>> = {
  "blue-heron": { persona: "self-employed", state: "ID" },
};

export function peopleOf(product: OwnProduct, code: string): People {
  const { persona, state } = others[code] ?? JOINT_OWNER;
  const referrer = officerIn(code, state);
  const walkTo = async (place: string, until: Step): Promise<Walked> => {
    const { signers } = (await fetchPersona(product.sandboxUrl, JOINT_OWNER.persona)).fill;
    return walk({
      url: product.url,
      sandboxUrl: product.sandboxUrl,
      persona,
      orgCode: code,
      email: `${place}.${code}@example.com`,
      as: (own) => ({ ...own, fill: { ...own.fill, maritalStatus: "married", signers } }),
      until,
      ...(referrer !== undefined && { referrer }),
    });
  };
  const borrowerAt = (place: string, until: Step) =>
    once(async () => {
      const { uuid, client } = await walkTo(place, until);
      return { uuid, token: client.token() ?? "", tracker: randomUUID() };
    });
  return {
    atDebts: borrowerAt("debts", "LIEN_VERIFICATION"),
    atOffer: borrowerAt("offer", "OFFER_SELECTION"),
    atSummary: borrowerAt("summary", "SUMMARY_DISCLOSURE"),
    coSigner: once(async () => {
      const walked = await walkTo("signs", "CO_DEED_REQ");
      const { client, mailbox } = signerOf(walked);
      await followInvitation(client, product.sandboxUrl, mailbox);
      return { uuid: walked.uuid, token: client.token() ?? "", tracker: randomUUID() };
    }),
  };
}

/** What is found when it is first asked for, and kept. */
export function once<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | undefined;
  return () => (found ??= find());
}
