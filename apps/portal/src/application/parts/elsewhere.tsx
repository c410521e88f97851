import { Redirect } from "../../shell/redirect.tsx";
import { UntilLoaded } from "./until-loaded.tsx";

type ElsewhereProps = {
  /** Of the screen that sends the borrower away. */
  readonly title: string;
  readonly to: string;
  readonly query: Parameters<typeof UntilLoaded>[0]["query"] & { readonly isFetchedAfterMount: boolean };
};

/**
 * Sends the borrower to another screen because of what `query` says; only when it has been asked since this screen came. What an
 * earlier screen left in memory is from before the borrower's last answer, and would send them back to it.
 */
export function Elsewhere({ title, to, query }: ElsewhereProps) {
  return query.isFetchedAfterMount ? <Redirect to={to} /> : <UntilLoaded title={title} query={query} />;
}
