import { randomUUID } from "node:crypto";
import type { Language } from "@gable/domain/language.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { asksConfirmations, entitledPersons } from "@gable/domain/workflow/closing/rescission-hold.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { NonRescission } from "@gable/domain/workflow/facts/funding-facts.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import { dayAtHome, homeOf } from "@gable/domain/workflow/property/home.ts";
import type { Task } from "../../context.ts";
import { ownTask } from "../../workflow/task.ts";
import { documentLender } from "../documents/document-lender.ts";
import { fileDocument } from "../documents/file-document.ts";
import type { Signer } from "../documents/placed-field.ts";
import { type SignedPackage, sealPackage } from "../signing/seal-package.ts";

/** A person's confirmation, and what was handed to them, in its place among the facts. */
function withConfirmation(
  { facts, identityUuid }: LoanFile,
  who: string,
  nonRescission: NonRescission,
  delivered: readonly Delivery[] = [],
): Partial<Facts> {
  if (who === identityUuid) return { nonRescission, deliveries: [...facts.deliveries, ...delivered] };
  return {
    signers: facts.signers.map((signer) =>
      signer.uuid === who ? { ...signer, nonRescission, deliveries: [...signer.deliveries, ...delivered] } : signer,
    ),
  };
}

/** Those who are asked, as the paper names them, each in their language. */
function consumersOf({ facts, identityUuid }: LoanFile): { readonly party: Signer; readonly language: Language }[] {
  const { name, language } = facts.answers;
  return [
    {
      party: { id: identityUuid, role: "borrower", name: name ? fullName(name) : "" },
      language: language ?? "en",
    },
    ...facts.signers.map((signer) => ({
      party: { id: signer.uuid, role: "additional-signer" as const, name: fullName(signer.name) },
      language: signer.contact.language,
    })),
  ];
}

/** Draws for each of those whose right it was what they may sign now that it has ended. */
const drawConfirmations: Task = ownTask({
  effect: "draw-confirmations",
  run: async (ctx, file, now, seal) => {
    const { facts, loanNumber } = file;
    const home = homeOf(facts);
    const { rescission } = facts;
    if (!home || !rescission || !asksConfirmations(file)) return undefined;
    const at = now.toISOString();
    const lender = documentLender(ctx, ctx.lenders.byOrgCode(file.orgCode));
    const papers = await Promise.all(
      consumersOf(file).map(async ({ party, language }) => ({
        ...(await ctx.renderPool.render(
          "CONFIRMATION_OF_NON_RESCISSION",
          {
            preparedOn: dayAtHome(facts, at),
            loanNumber,
            consumer: party,
            property: home.address,
            cancelBy: rescission.endsOn,
          },
          lender,
          language,
        )),
        who: party.id,
        uuid: randomUUID(),
      })),
    );
    return (present) => {
      const missing = new Set(
        entitledPersons(present).flatMap(({ uuid, confirmation }) => (confirmation ? [] : [uuid])),
      );
      const drawn = papers.filter(({ who }) => missing.has(who));
      if (drawn.length === 0 || !asksConfirmations(present)) return undefined;
      const after = drawn.reduce<LoanFile>((so, { who, uuid, sha256, kind, version }) => {
        const delivery = { documentKind: kind, version, sha256, deliveredAt: at, documentUuid: uuid };
        const confirmation = { documentUuid: uuid, sha256, drawnAt: at };
        return { ...so, facts: { ...so.facts, ...withConfirmation(so, who, confirmation, [delivery]) } };
      }, present);
      const { nonRescission, deliveries, signers } = after.facts;
      return {
        event: "confirmations-drawn",
        facts: { ...(nonRescission && { nonRescission }), deliveries, signers },
        detail: { documents: drawn.map(({ uuid, sha256 }) => ({ uuid, sha256 })) },
        alongside: async (trx) => {
          for (const paper of drawn) await fileDocument(ctx, trx, file, seal, paper.kind, paper);
        },
      };
    };
  },
});

/** Whose signature is sealed, as the certificate names them; undefined where there is nobody of that name. */
function certifiedOf(
  { facts, identityUuid }: LoanFile,
  who: string,
): Pick<SignedPackage, "identityUuid" | "role" | "consents" | "deliveries" | "reason"> | undefined {
  if (who === identityUuid) {
    const { consents, deliveries } = facts;
    return { identityUuid, role: "borrower", consents, deliveries, reason: "Signed by the borrower" };
  }
  const signer = facts.signers.find(({ uuid }) => uuid === who);
  if (!signer?.identityUuid) return undefined;
  const { consents, deliveries } = signer;
  const reason = "Signed by an additional signer";
  return { identityUuid: signer.identityUuid, role: "additional-signer", consents, deliveries, reason };
}

/** Seals a signed confirmation and writes the certificate of it. */
const sealConfirmation: Task = ownTask({
  effect: "seal-confirmation",
  run: async (ctx, file, now, seal, key) => {
    const who = key.split(":")[1] ?? "";
    const confirmationIn = (of: LoanFile) => entitledPersons(of).find(({ uuid }) => uuid === who)?.confirmation;
    const own = confirmationIn(file);
    const certified = certifiedOf(file, who);
    if (!own?.signed || own.sealed || !certified) return undefined;
    const { certificateUuid, documents, keep } = await sealPackage(ctx, file, seal, now, {
      ...certified,
      packageId: `${who}-not-cancelled`,
      documentUuids: [own.documentUuid],
    });
    return (present) => {
      const still = confirmationIn(present);
      if (!still || still.sealed) return undefined;
      return {
        event: "confirmation-sealed",
        facts: withConfirmation(present, who, { ...still, sealed: { at: now.toISOString(), certificateUuid } }),
        detail: { documents },
        alongside: keep,
      };
    };
  },
});

export const rescissionTasks: readonly Task[] = [drawConfirmations, sealConfirmation];
