import { type LicenceAnswer, licenceAnswerNames } from "@gable/domain/organisations/licence-check.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { PipelineEntry } from "./pipeline.ts";
import { CONSOLE } from "./staff.ts";

/** Width and height in pixels of the picture that is kept: a card shows it at 52 on the densest of screens, and larger in time. */
export const OWN_PICTURE_SIDE = 320;
/** Of base64, at most: with it a body stays within what every call takes. */
export const OWN_PICTURE_LETTERS = 60_000;

export const saveOwnPicture = call({
  name: "saveOwnPicture",
  summary:
    "Keep the picture that borrowers see on a loan officer's card, in the place of the one before; 404 without a card",
  method: "PUT",
  path: `${CONSOLE}/officer/picture`,
  access: "staff",
  permission: "see-own-card",
  /** A square JPEG of `OWN_PICTURE_SIDE`, drawn anew by the browser: what a camera writes beside a picture does not travel. */
  body: z.strictObject({ jpeg: z.base64("invalid").min(1, "required").max(OWN_PICTURE_LETTERS, "too-large") }),
  reply: z.object({ photo: z.string() }),
});

export const removeOwnPicture = call({
  name: "removeOwnPicture",
  summary: "Take the picture off a loan officer's card",
  method: "DELETE",
  path: `${CONSOLE}/officer/picture`,
  access: "staff",
  permission: "see-own-card",
  replyForm: "empty",
});

export const ownCard = call({
  name: "ownCard",
  summary: "A loan officer's own card and link, whom it brought, and in which states they may bring applications",
  method: "GET",
  path: `${CONSOLE}/officer`,
  access: "staff",
  permission: "see-own-card",
  reply: z.object({
    /** As borrowers see it beside every page; null until an administrator has entered it. */
    card: z
      .object({
        name: z.string(),
        nmls: z.string(),
        phone: z.string(),
        email: z.string(),
        /** Where the picture is to be had. */
        photo: z.string().nullable(),
        /** By which borrowers come. */
        link: z.string(),
      })
      .nullable(),
    /** Every state, with what the officer may do there and why not. */
    states: z.array(
      z.object({
        state: z.string(),
        answer: z.enum(licenceAnswerNames as [LicenceAnswer, ...LicenceAnswer[]]),
        number: z.string().nullable(),
        /** The last day of the officer's licence; null without one, and where nobody has entered it. */
        until: z.iso.date().nullable(),
      }),
    ),
    leads: z.object({
      /** Of the last ninety days, of browsers that may be counted. */
      visits: z.int(),
      /** All that came by the link. */
      applications: z.int(),
      funded: z.int(),
      /** The latest fifty, the newest first. */
      latest: z.array(
        PipelineEntry.pick({ uuid: true, borrower: true, state: true, standing: true, row: true, openedAt: true }),
      ),
    }),
  }),
});
