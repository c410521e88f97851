import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import { draftQuery } from "../../queries/profile.ts";
import { queryClient } from "../../session/query-client.ts";
import { TOKEN_KEY } from "../../session/token.ts";
import type { Standing } from "./registration.ts";

/** Another tab that opens the account uses up the answers of this one, which goes on to what has become of them. */
async function follow(): Promise<void> {
  const query = draftQuery();
  const before = queryClient.getQueryData<Standing>(query.queryKey);
  if (before?.answers.home === undefined) return;
  const now = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  if (now.answers.home === undefined) location.replace(siteRoutes.dashboard);
}

addEventListener("storage", ({ key, oldValue, newValue }) => {
  if (key === TOKEN_KEY && oldValue === null && newValue !== null) void follow().catch(() => undefined);
});
