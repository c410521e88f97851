import { waysShown } from "@gable/domain/identity/lost-second-step.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

const WhyLoggedOut = z.strictObject({ reason: z.string().trim().min(8, "too-short").max(300, "too-long") });
/** How many there were. */
const SessionsEnded = z.object({ ended: z.int() });

export const endBorrowerSessions = call({
  name: "endBorrowerSessions",
  summary: "Log the borrower of an application out everywhere, for a reason that is kept; tells them by mail",
  method: "POST",
  path: `${CONSOLE_FILE}/sessions/end`,
  access: "staff-on-file",
  permission: "end-borrower-sessions",
  params: z.object({ uuid: z.uuid() }),
  body: WhyLoggedOut,
  reply: SessionsEnded,
});

export const endSignerSessions = call({
  name: "endSignerSessions",
  summary: "Log somebody who signs beside the borrower out everywhere, for a reason that is kept; tells them by mail",
  method: "POST",
  path: `${CONSOLE_FILE}/signers/:signer/sessions/end`,
  access: "staff-on-file",
  permission: "end-borrower-sessions",
  params: z.object({ uuid: z.uuid(), signer: z.uuid() }),
  body: WhyLoggedOut,
  reply: SessionsEnded,
});

const OfFile = z.object({ uuid: z.uuid() });
/** Of somebody who signs beside the borrower; of the borrower where none is named. */
const WhoseStep = z.strictObject({ signer: z.uuid().optional() });

export const lostSecondSteps = call({
  name: "lostSecondSteps",
  summary:
    "Who on an application has a second step at log-in, and which of them is to be taken off, because it was lost",
  method: "GET",
  path: `${CONSOLE_FILE}/second-steps`,
  access: "staff-on-file",
  permission: "take-second-steps-off",
  params: OfFile,
  reply: z.object({
    steps: z.array(
      z.object({
        /** Null: of the borrower. */
        signer: z.uuid().nullable(),
        lost: z
          .object({
            shown: z.enum(waysShown),
            askedBy: z.string(),
            askedAt: z.iso.datetime(),
            agreedBy: z.string().nullable(),
            /** From when the account opens by its password alone; null until a second administrator agreed. */
            opensAt: z.iso.datetime().nullable(),
            /** Until when what was asked or agreed is good. */
            goodUntil: z.iso.datetime(),
            /** Whether who asks now may agree: not who asked for it, nor who is there on the word of that one. */
            mayAgree: z.boolean(),
          })
          .nullable(),
      }),
    ),
  }),
});

export const askSecondStepOff = call({
  name: "askSecondStepOff",
  summary:
    "Ask that the second step of somebody who lost phone and codes be taken off, once another administrator agrees",
  method: "POST",
  path: `${CONSOLE_FILE}/second-steps/ask`,
  access: "staff-on-file",
  permission: "take-second-steps-off",
  params: OfFile,
  body: WhoseStep.extend({ shown: z.enum(waysShown, "required"), reason: WhyLoggedOut.shape.reason }),
  replyForm: "empty",
});

export const agreeSecondStepOff = call({
  name: "agreeSecondStepOff",
  summary:
    "Agree that a second step be taken off in a day; its owner is told now, and can stop it by logging in with it",
  method: "POST",
  path: `${CONSOLE_FILE}/second-steps/agree`,
  access: "staff-on-file",
  permission: "take-second-steps-off",
  params: OfFile,
  /** When what is agreed to was asked for: another request is not agreed to by mistake. */
  body: WhoseStep.extend({ askedAt: z.iso.datetime() }),
  replyForm: "empty",
});

export const keepSecondStep = call({
  name: "keepSecondStep",
  summary: "Leave a second step where it is that was to be taken off",
  method: "POST",
  path: `${CONSOLE_FILE}/second-steps/keep`,
  access: "staff-on-file",
  permission: "take-second-steps-off",
  params: OfFile,
  body: WhoseStep,
  replyForm: "empty",
});
