import { beforeDecline, byStaff, changeIf, nothingToDecide } from "../../workflow/staff-act.ts";

export const underwritingActs = beforeDecline<"settle-other-application" | "clear-watchlist">({
  "settle-other-application": (asked) => {
    const { otherOnHome } = asked.file.facts;
    if (!otherOnHome || otherOnHome.settled) throw nothingToDecide(asked.file);
    return changeIf(asked, true, {
      otherOnHome: { ...otherOnHome, settled: { ...byStaff(asked), note: asked.act.note } },
    });
  },
  "clear-watchlist": (asked) => {
    const { watchlist } = asked.file.facts;
    if (watchlist?.outcome !== "HIT") throw nothingToDecide(asked.file);
    const { match: _match, ...screened } = watchlist;
    return changeIf(asked, true, { watchlist: { ...screened, clearedBy: asked.staff.identityUuid } });
  },
});
