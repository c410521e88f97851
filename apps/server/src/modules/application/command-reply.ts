import type { CommandReply } from "@gable/contract/calls/application.ts";
import type { SignedIn } from "../../http/contract-routing.ts";
import type { Advanced } from "../../workflow/advance.ts";
import { presentApplication } from "./present-application.ts";

/** What every command answers with. */
export function commandReply({ file, outcome, status }: Advanced, caller: SignedIn): CommandReply {
  return { status, application: presentApplication(file, status.status, outcome.row, caller.session.email) };
}
