import { signerDeskStream } from "@gable/contract/calls/signers-desk.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { openEventStream } from "../../http/event-stream.ts";

/** Says that something has changed, and not what: the desk that is asked for then shows a signer what is theirs to know. */
export function signerDeskStreamRoute(ctx: Context): Route {
  return answer(signerDeskStream, async (_received, caller) => {
    const uuid = caller.session.signer.applicationUuid;
    const stream = openEventStream(ctx, caller, "change");
    const send = async (): Promise<void> => {
      const { version } = await ctx.database.kysely
        .selectFrom("applications")
        .select("version")
        .where("uuid", "=", uuid)
        .executeTakeFirstOrThrow();
      stream.sayChange(JSON.stringify({ version }));
    };
    stream.closed(ctx.push.subscribe(uuid, () => void send().catch(stream.end)));
    await send().catch(stream.end);
  });
}
