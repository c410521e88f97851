import { MOST_MOMENTS, MOST_PARTS, ReplayMoment } from "@gable/domain/telemetry/session-replay.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, OfApplication } from "./application.ts";
import { CONSOLE_FILE, OfFile } from "./loan-file.ts";

const OfReplay = OfApplication.extend({ replay: z.uuid() });

export const saveReplayPart = call({
  name: "saveReplayPart",
  summary:
    "Keep the next part of a replay of the borrower's own visit; 409 where replays are off or declined, or it is full",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/session-replay/:replay/:part`,
  access: "applicant",
  params: OfReplay.extend({
    part: z
      .string()
      .regex(/^\d{1,3}$/)
      .refine((part) => Number(part) < MOST_PARTS),
  }),
  body: z.strictObject({ moments: z.array(ReplayMoment).min(1).max(MOST_MOMENTS) }),
  replyForm: "empty",
});

export const keepReplayLink = call({
  name: "keepReplayLink",
  summary: "Keep with the application where a replay of a visit is to be seen; 404 for any other link",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/full-story-link`,
  access: "applicant",
  params: OfApplication,
  body: z.strictObject({ link: z.string().max(300) }),
  replyForm: "empty",
});

const permission = "see-replays";

export const fileReplays = call({
  name: "fileReplays",
  summary: "The replays of a borrower's visits that are still kept, the newest first",
  method: "GET",
  path: `${CONSOLE_FILE}/replays`,
  access: "staff-on-file",
  permission,
  params: OfFile,
  reply: z.object({
    replays: z.array(
      z.object({
        uuid: z.uuid(),
        beganAt: z.iso.datetime(),
        endedAt: z.iso.datetime(),
        /** The address in the console under which it is shown. */
        link: z.string(),
      }),
    ),
  }),
});

export const fileReplay = call({
  name: "fileReplay",
  summary: "One replay: where things stood and what was done with them, without a word of what they said",
  method: "GET",
  path: `${CONSOLE_FILE}/replays/:replay`,
  access: "staff-on-file",
  permission,
  params: OfFile.extend({ replay: z.uuid() }),
  reply: z.object({ beganAt: z.iso.datetime(), moments: z.array(ReplayMoment) }),
});
