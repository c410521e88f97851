import { randomUUID } from "node:crypto";
import {
  checkFromPhone,
  handToPhone as handBorrowersOver,
  handToSignersPhone,
  openPhone,
  phonePictures,
  uploadFromPhone,
} from "@gable/contract/calls/identity-phone.ts";
import { foreignTitles } from "@gable/domain/application/document-titles.ts";
import { identityDocumentBacks, identityDocumentFronts } from "@gable/domain/application/document-types.ts";
import { openConditions } from "@gable/domain/conditions/caused-conditions.ts";
import { identityStanding } from "@gable/domain/identity/identity-standing.ts";
import { handOffStanding, PHONE_MINUTES } from "@gable/domain/identity/phone-hand-off.ts";
import { signerConditions } from "@gable/domain/signers/signer-conditions.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Caller, type Route } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { openSession } from "../../http/session.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { fileDocument } from "../documents/file-document.ts";
import { receiveUpload } from "../documents/receive-upload.ts";
import { usePicturesLink } from "../session/one-time-secrets.ts";
import { anyPicturesGiven } from "./give-pictures.ts";
import { handToPhone } from "./hand-to-phone.ts";
import { demandSitterFor, signerIn, sitterIn, withSitter } from "./sitter.ts";

const identityTypes: ReadonlySet<string> = new Set([...identityDocumentFronts, ...identityDocumentBacks]);

/** Pictures that are taken with a phone in the place of the browser in which somebody is logged in. */
export function phoneRoutes(ctx: Context): Route[] {
  return [
    answer(handBorrowersOver, ({ params, body }, { lender, session: { identityUuid, email } }, trx) =>
      handToPhone(ctx, trx, { lender, identityUuid, email, applicationUuid: params.uuid, signerUuid: null, ...body }),
    ),
    answer(handToSignersPhone, ({ body }, { lender, session: { identityUuid, email, signer } }, trx) =>
      handToPhone(ctx, trx, {
        lender,
        identityUuid,
        email,
        applicationUuid: signer.applicationUuid,
        signerUuid: signer.uuid,
        ...body,
      }),
    ),
    answer(openPhone, async ({ body }, { lender, reply, userAgent }, trx) => {
      const link = await usePicturesLink(ctx, trx, body.code);
      if (link.state !== "good") throw linkRefused[link.state]();
      const { applicationUuid, signerUuid } = link;
      const sessionId = randomUUID();
      const { file } = await advance(ctx, trx, applicationUuid, { kind: "system" }, (stored, now) => {
        // A link belongs to the lender on whose pages it was made.
        if (stored.orgCode !== lender.orgCode) throw linkRefused.unknown();
        const { conditionUuid } = sitterIn(stored.facts, signerUuid).identityHandOff ?? {};
        const { identityHandOff } = demandSitterFor(stored, signerUuid, conditionUuid);
        if (!identityHandOff) throw linkRefused.unknown();
        const opened = { at: now.toISOString(), sessionId };
        return {
          event: "identity-phone-came",
          facts: withSitter(stored.facts, signerUuid, { identityHandOff: { ...identityHandOff, opened } }),
          ...(signerUuid !== null && { detail: { signer: signerUuid } }),
        };
      });
      const uuid = signerUuid === null ? file.identityUuid : signerIn(file.facts, signerUuid).identityUuid;
      if (!uuid) throw linkRefused.unknown();
      const pictures = { applicationUuid, minutes: PHONE_MINUTES };
      const identity = { uuid, orgCode: lender.orgCode, sessionId, pictures, ...(signerUuid && { signerUuid }) };
      void reply.header("authorization", await openSession(ctx, trx, identity, userAgent));
    }),
    answer(phonePictures, async (_received, { session: { sessionId, pictures } }, db) => {
      const { file } = await loadApplication(ctx, db, pictures.applicationUuid);
      const { facts } = file;
      const sitter = sitterIn(facts, pictures.signerUuid);
      const signer = pictures.signerUuid === null ? undefined : signerIn(facts, pictures.signerUuid);
      const { identityHandOff: handOff } = sitter;
      if (handOff?.opened?.sessionId !== sessionId) throw linkRefused.used();
      const asked = handOff.conditionUuid;
      return {
        // What staff ask for has no count of tries, and says itself why it is asked for again.
        ...identityStanding(asked === undefined ? sitter : { identityChecks: [] }),
        firstName: (signer?.name ?? facts.answers.name)?.firstName ?? "",
        request: asked === undefined ? null : requestOf(file, signer, asked),
        asksBirthDate: asked === undefined && signer !== undefined && signer.birthDate === undefined,
        isDone: handOff.doneAt !== undefined,
      };
    }),
    answerPrepared(
      uploadFromPhone,
      async (_received, caller) => {
        const { pictures } = caller.session;
        const { file } = await loadApplication(ctx, ctx.database.kysely, pictures.applicationUuid);
        demandPhone(file, caller, ctx.clock.now(file.uuid));
        const upload = await receiveUpload(ctx, caller);
        if (!uploadFromPhone.body.safeParse({ type: upload.type }).success) throw invalid({ type: ["invalid"] });
        return upload;
      },
      async (_received, caller, trx, upload) => {
        const { applicationUuid, signerUuid } = caller.session.pictures;
        const { type } = upload;
        let uuid = "";
        await advance(ctx, trx, applicationUuid, actorOf(caller), async (stored, now, seal) => {
          const { conditionUuid } = demandPhone(stored, caller, now);
          const { facts } = stored;
          const sitter = sitterIn(facts, signerUuid);
          const language = signerUuid === null ? facts.answers.language : signerIn(facts, signerUuid).contact.language;
          const title = foreignTitles[type][language ?? "en"];
          uuid = await fileDocument(ctx, trx, stored, seal, type, { ...upload, title, origin: "borrower" });
          return {
            event: "picture-taken-by-phone",
            facts: withSitter(facts, signerUuid, {
              uploads: [
                ...sitter.uploads,
                { documentUuid: uuid, type, at: now.toISOString(), ...(conditionUuid && { conditionUuid }) },
              ],
              ...(identityTypes.has(type) && { identityDocuments: [...sitter.identityDocuments, { uuid, type }] }),
            }),
            detail: { document: uuid, type, ...(signerUuid !== null && { signer: signerUuid }) },
          };
        });
        return { uuid };
      },
      { contentOf: ({ type, sha256 }) => `${type} ${sha256}` },
    ),
    answer(checkFromPhone, async ({ body }, caller, trx) => {
      const { applicationUuid, signerUuid } = caller.session.pictures;
      await advance(ctx, trx, applicationUuid, actorOf(caller), (stored, now) => {
        const handOff = demandPhone(stored, caller, now);
        const identityHandOff = { ...handOff, doneAt: now.toISOString() };
        const { conditionUuid } = handOff;
        const pictures = { ...body, ...(conditionUuid !== undefined && { conditionUuid }) };
        const given = anyPicturesGiven(stored, signerUuid, pictures, now, { identityHandOff });
        return { ...given, detail: { ...given.detail, byPhone: true } };
      });
    }),
  ];
}

/** What staff wrote with what they ask for, or the product in words of either language. */
function requestOf(file: LoanFile, signer: SignerFacts | undefined, conditionUuid: string) {
  const open = signer === undefined ? openConditions(file) : signerConditions(file.facts, signer);
  return open.find(({ uuid }) => uuid === conditionUuid) ?? null;
}

/** Only the latest phone, until its time is over or its part is done. */
function demandPhone({ facts }: LoanFile, { session: { sessionId, pictures } }: Caller<"pictures">, now: Date) {
  const { identityHandOff } = sitterIn(facts, pictures.signerUuid);
  if (identityHandOff?.opened?.sessionId !== sessionId) throw linkRefused.used();
  const { state } = handOffStanding(identityHandOff, now.toISOString());
  if (state === "DONE") throw linkRefused.used();
  if (state !== "OPEN") throw linkRefused.expired();
  return identityHandOff;
}

const actorOf = ({ session: { identityUuid, pictures } }: Caller<"pictures">): Actor => ({
  kind: pictures.signerUuid === null ? "borrower" : "signer",
  identityUuid,
});

const linkRefused = {
  unknown: () =>
    new Refusal(404, "phone-link-unknown", "This link leads nowhere. Make another where you are logged in."),
  used: () =>
    new Refusal(
      410,
      "phone-link-used",
      "This link was used, or there is a newer one. Make another where you are logged in.",
    ),
  expired: () => new Refusal(410, "phone-link-expired", "This link has expired. Make another where you are logged in."),
};
