import { Asset, AssetType } from "@gable/domain/income/asset-depletion.ts";
import { VendorId } from "@gable/domain/liens/vendor-id.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** Amounts in cents. */
export const assets = call({
  name: "assets",
  summary: "What savings would have to be, and how they count, where income alone does not carry the smallest line",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/assets`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    /** Assets, counted in full as savings are, that would carry the smallest line; null where that is not what is missing. */
    needed: z.int().nullable(),
    /** Months over which they are counted as income. */
    months: z.int(),
    kinds: z.array(z.object({ type: AssetType, countsPercent: z.number() })),
  }),
});

export const declareAssets = call({
  name: "declareAssets",
  summary: "Say what is saved; the decision is made again with it",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/assets`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ assets: z.array(Asset).max(12, "too-many") }),
  reply: CommandReply,
});

export const winback = call({
  name: "winback",
  summary: "Which debts on the home, paid off with the line, would make room for it",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/winback`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    /** Why a debt must be paid off: too much of it, or the one equity loan at a time that Texas allows on a homestead. */
    because: z.enum(["DEBT_AHEAD", "ONE_EQUITY_LOAN"]),
    choices: z.array(
      z.object({
        liens: z.array(z.object({ id: z.string(), lender: z.string(), balance: z.int() })),
        payoffAmount: z.int(),
        lienPosition: z.int(),
        minLine: z.int(),
        maxLine: z.int(),
        maxCashLeft: z.int(),
      }),
    ),
  }),
});

export const answerWinback = call({
  name: "answerWinback",
  summary: "Have these debts paid off by the line, or say no; a no ends the application",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/winback`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.discriminatedUnion("accepted", [
    z.strictObject({ accepted: z.literal(true), lienIds: z.array(VendorId).min(1).max(4) }),
    z.strictObject({ accepted: z.literal(false) }),
  ]),
  reply: CommandReply,
});
