import {
  joinAsSigner,
  logInAsSigner,
  logInAsSignerWithPasskey,
  openInvitation,
  refuseInvitation,
  renewInvitation,
  sendSignerCode,
} from "@gable/contract/calls/signers.ts";
import { calledTo } from "@gable/domain/people/called-to.ts";
import { maskEmail } from "@gable/domain/people/email.ts";
import { maskPhone } from "@gable/domain/people/phone.ts";
import { type Channel, channelsOf, mayWriteAgain } from "@gable/domain/signers/invitation.ts";
import { notaryMeeting } from "@gable/domain/workflow/notary/notarisation.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { sendMail, sendText } from "../notifications/mail.ts";
import { findUsableAccount, isAccountOfBefore } from "../session/co-deeder-account.ts";
import { makeSecret, mayMakeSecret } from "../session/one-time-secrets.ts";
import { relyingPartyOf } from "../session/relying-party.ts";
import { tooManyCodes } from "../session/too-many-codes.ts";
import { changeBehindDoor, type Door, demandState, holdDoor } from "./entry.ts";
import { invited } from "./invite.ts";
import { enter, join, prepareJoining } from "./join.ts";
import * as messages from "./messages.ts";
import { proveSigner, proveSignerByPasskey } from "./prove-signer.ts";
import { streetOf } from "./write-to-signer.ts";

/** How somebody who is invited comes in: the invitation, six digits, an own password. Nobody is logged in here yet. */
export function signerEntryRoutes(ctx: Context): Route[] {
  return [
    answer(openInvitation, async ({ body }, { lender }, trx) => {
      const door = await holdDoor(ctx, trx, lender, body.code);
      const { file, signer, state } = door;
      if (state === "OPEN" && !signer.invitation?.openedAt) {
        await changeBehindDoor(ctx, trx, door, "signer-invitation-opened", (present, now) =>
          present.invitation
            ? { ...present, invitation: { ...present.invitation, openedAt: now.toISOString() } }
            : undefined,
        );
      }
      const { contact, name } = signer;
      const { language } = contact;
      if (state !== "OPEN" && state !== "JOINED") return { state, language };
      return {
        state,
        firstName: name.firstName,
        invitedBy: calledTo(name, file.facts.answers.name),
        street: (state === "OPEN" && streetOf(file)) || null,
        notaryMeeting: notaryMeeting(file.facts),
        language,
        channels: waysTo(door).map((channel) => ({ channel, masked: masked(door, channel) })),
        email: contact.email ? maskEmail(contact.email) : null,
        hasAccount:
          state === "OPEN"
            ? (await findUsableAccount(trx, file, contact.email)) !== undefined
            : await isAccountOfBefore(trx, door.row.identity_uuid),
      };
    }),
    answer(sendSignerCode, async ({ body }, { lender }, trx) => {
      const door = await holdDoor(ctx, trx, lender, body.code);
      demandState(door, "OPEN", "JOINED");
      if (!waysTo(door).includes(body.channel)) throw invalid({ channel: ["invalid"] });
      const { signer } = door;
      if (!(await mayMakeSecret(trx, { signerUuid: signer.uuid }, "signer-entry"))) throw tooManyCodes();
      const digits = await makeSecret(ctx, trx, { signerUuid: signer.uuid }, "signer-entry");
      const { language, email, phone } = signer.contact;
      const to = signer.name.firstName;
      const applicationUuid = door.file.uuid;
      if (body.channel === "mail" && email) {
        const message = messages.digits(to, digits);
        const contents = { ...message, code: digits, isAwaited: true } as const;
        await sendMail(ctx, trx, lender, null, { to: email, language, applicationUuid, ...contents });
      } else if (phone) {
        await sendText(ctx, trx, lender, {
          to: phone,
          language,
          applicationUuid,
          text: messages.digitsText(to, digits),
          isAwaited: true,
        });
      }
      await changeBehindDoor(ctx, trx, door, "signer-digits-sent", (present) =>
        present.invitation ? { ...present, invitation: { ...present.invitation, digitsBy: body.channel } } : undefined,
      );
    }),
    answerPrepared(
      joinAsSigner,
      ({ body }, caller) => prepareJoining(ctx, caller, body),
      ({ body }, caller, trx, prepared) => join(ctx, trx, caller, body, prepared),
      {
        complete: async ({ body }, { lender, reply, userAgent }) => {
          void reply.header("authorization", await enter(ctx, lender, body.code, userAgent));
        },
      },
    ),
    answerPrepared(
      logInAsSigner,
      ({ body }, { lender }) => proveSigner(ctx, lender, body),
      async (_received, { lender, reply, userAgent }, trx, proven) => {
        void reply.header("authorization", await proven.open(trx, lender, userAgent));
        return { signerUuid: proven.signerUuid };
      },
    ),
    answerPrepared(
      logInAsSignerWithPasskey,
      ({ body }, { lender, request }) => proveSignerByPasskey(ctx, lender, relyingPartyOf(ctx, lender, request), body),
      async (_received, { lender, reply, userAgent }, trx, proven) => {
        void reply.header("authorization", await proven.open(trx, lender, userAgent));
        return { signerUuid: proven.signerUuid };
      },
    ),
    answer(renewInvitation, async ({ body }, { lender }, trx) => {
      const door = await holdDoor(ctx, trx, lender, body.code);
      demandState(door, "EXPIRED");
      await changeBehindDoor(ctx, trx, door, "signer-invitation-renewed", (present, now) => {
        if (!mayWriteAgain(present, now.toISOString()))
          throw new Refusal(429, "too-many", "Enough messages were sent today. Try again tomorrow.");
        return invited(present, now);
      });
    }),
    answer(refuseInvitation, async ({ body }, { lender }, trx) => {
      const door = await holdDoor(ctx, trx, lender, body.code);
      demandState(door, "OPEN", "EXPIRED");
      await changeBehindDoor(ctx, trx, door, "signer-invitation-misdirected", (present, now) =>
        present.invitation
          ? {
              ...present,
              contact: { language: present.contact.language },
              invitation: { ...present.invitation, lapsedAt: now.toISOString() },
            }
          : undefined,
      );
    }),
  ];
}

/** Where the digits may go; a mailbox that is the borrower's too only where there is no phone of their own. */
const waysTo = ({ signer, file }: Door): readonly Channel[] =>
  channelsOf(signer.contact, { email: file.facts.answers.email, phone: file.facts.answers.phone });

const masked = ({ signer: { contact } }: Door, channel: Channel): string =>
  channel === "mail" ? maskEmail(contact.email ?? "") : maskPhone(contact.phone ?? "");
