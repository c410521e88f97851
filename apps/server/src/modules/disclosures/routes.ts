import { earlyDisclosure as earlyDisclosureCall, earlyDisclosures } from "@gable/contract/calls/disclosures.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound } from "../../http/refusal.ts";
import { changeDraft, readDraft } from "../profile/visitor-draft.ts";
import { earlyDisclosure, earlyKinds, isEarlyKind } from "./early-disclosures.ts";

/** The disclosures that a visitor gets with the blank application. */
export function earlyDisclosureRoutes(ctx: Context): Route[] {
  return [
    answer(earlyDisclosures, async ({ query }, { lender, request }, trx) => {
      const draft = await readDraft(ctx, trx, request, lender.orgCode);
      const language = query.language ?? draft?.answers.language ?? "en";
      const documents = await Promise.all(
        earlyKinds.map(async (kind) => {
          const { title, version, sha256 } = await earlyDisclosure(
            ctx,
            lender,
            kind,
            language,
            draft?.demonstrationCode ?? "0000",
          );
          return { kind, title, version, sha256 };
        }),
      );
      return { documents };
    }),
    answer(earlyDisclosureCall, async ({ params, query }, { lender, request, reply }, trx) => {
      const { kind } = params;
      if (!isEarlyKind(kind)) throw notFound();
      const draft = await changeDraft(ctx, trx, request, reply, lender.orgCode, (present) => present);
      const rendered = await earlyDisclosure(
        ctx,
        lender,
        kind,
        query.language ?? draft.answers.language ?? "en",
        draft.demonstrationCode,
      );
      const delivery = {
        documentKind: kind,
        version: rendered.version,
        sha256: rendered.sha256,
        deliveredAt: ctx.clock.now().toISOString(),
      };
      await changeDraft(ctx, trx, request, reply, lender.orgCode, (present) => ({
        ...present,
        deliveries: [...present.deliveries.filter(({ documentKind }) => documentKind !== kind), delivery],
      }));
      return {
        bytes: rendered.bytes,
        mediaType: "application/pdf",
        name: kind.toLowerCase().replaceAll("_", "-"),
      };
    }),
  ];
}
