import type { StaffAct, StaffActName } from "../../staff/staff-acts.ts";
import type { Facts } from "../facts/facts.ts";
import { type PayoffActOfTwo, payoffActsOfTwo } from "./asked-of-two.ts";

/**
 * Whether an act about a creditor takes two people: where two let the money of the line go, and it has been decided upon. Before that
 * whatever it changes is among the figures to which both agree.
 */
export const takesTwo = ({ release, funding }: Facts, act: StaffAct): act is PayoffActOfTwo =>
  release !== undefined && funding !== undefined && (payoffActsOfTwo as readonly StaffActName[]).includes(act.act);
