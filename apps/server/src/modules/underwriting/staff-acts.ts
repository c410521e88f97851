import { Refusal } from "../../http/refusal.ts";
import { beforeDecline, beforeEnd, byStaff, changeIf, nothingToDecide } from "../../workflow/staff-act.ts";
import { equityLineStandsUntil } from "../pipeline/same-home.ts";

const ofOthers = beforeEnd<"settle-other-application">({
  "settle-other-application": async (asked) => {
    const { ctx, file, now } = asked;
    const { otherOnHome } = file.facts;
    if (!otherOnHome || otherOnHome.settled) throw nothingToDecide(file);
    const stands = await equityLineStandsUntil(ctx, file, now);
    if (stands)
      throw new Refusal(
        409,
        "equity-line-stands",
        `A line of ours was signed on this homestead. Texas law allows no other before ${stands} is over.`,
      );
    return changeIf(asked, true, {
      otherOnHome: { ...otherOnHome, settled: { ...byStaff(asked), note: asked.act.note } },
    });
  },
});

/** Whether somebody is on a list matters as long as anything of theirs is still to be returned. */
const ofLists = beforeDecline<"clear-watchlist">({
  "clear-watchlist": (asked) => {
    const { watchlist, listed } = asked.file.facts;
    if (watchlist?.outcome !== "HIT" || listed) throw nothingToDecide(asked.file);
    const { match: _match, ...screened } = watchlist;
    return changeIf(asked, true, { watchlist: { ...screened, clearedBy: asked.staff.identityUuid } });
  },
});

export const underwritingActs = { ...ofOthers, ...ofLists };
