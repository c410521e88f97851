import { chatCompletions } from "@gable/vendors/language-model/chat-completions.ts";
import { openVendors, type Vendors } from "@gable/vendors/open.ts";
import type { Context } from "./context.ts";
import type { Ground } from "./ground.ts";
import { openChatProviders } from "./modules/chat/chat-providers.ts";
import { mailOfUnseen } from "./modules/chat/unseen-answers.ts";
import { openDocumentStore } from "./modules/documents/document-store.ts";
import { readOwnForms } from "./modules/documents/own-forms.ts";
import { openRenderPool, type RenderPool } from "./modules/documents/render-pool.ts";
import { openShelf } from "./modules/documents/shelf/open-shelf.ts";
import { keepEndingRecordings } from "./modules/notary/recording/end-recording.ts";
import { remindDue } from "./modules/notifications/keep-reminders.ts";
import { deliverMail } from "./modules/notifications/mail.ts";
import { sendWaiting } from "./modules/notifications/send-waiting.ts";
import { openLenders } from "./modules/organisations/open-lenders.ts";
import { seedLenders } from "./modules/organisations/seed-lenders.ts";
import { tellOfficeDays } from "./modules/organisations/tell-office-days.ts";
import { warnOfLicences } from "./modules/originators/warn-of-licences.ts";
import { projectMissing } from "./modules/pipeline/project-missing.ts";
import { keepReminding } from "./modules/privacy/remind-of-complaints.ts";
import { keepSealing } from "./modules/staff/seal-actions.ts";
import { openMarketRates } from "./modules/underwriting/market-rates.ts";
import { openPolicies } from "./modules/underwriting/policies.ts";
import { tellOfUnpublishedFigures } from "./modules/underwriting/published-figures.ts";
import { recordPolicies } from "./modules/underwriting/record-policies.ts";
import { warnOfAmounts } from "./modules/underwriting/warn-of-amounts.ts";
import { tellOfLicences } from "./modules/waitlist/tell-of-licences.ts";
import { deliverWebhook } from "./modules/webhooks/deliver.ts";
import { derivations, followers, keepers, tasks, vendorEventListeners } from "./modules.ts";
import { watchDueInstants } from "./workflow/due-instants.ts";
import { followPlan } from "./workflow/follow-plan.ts";
import { openPush } from "./workflow/push.ts";
import { runTask } from "./workflow/run-task.ts";
import { effectOf } from "./workflow/task.ts";
import { type ClockWatch, watchClock } from "./workflow/watch-clock.ts";

/** So many documents are drawn, signed or sealed at a time. */
export const RENDER_THREADS = 2;

export interface ContextOverrides {
  readonly vendors?: Vendors;
  /** Stays open when the context closes. */
  readonly renderPool?: RenderPool;
}

export interface OpenContext extends Context {
  /** Closes what this opened; the ground stays the caller's. */
  readonly closeContext: () => Promise<void>;
}

/** Builds everything that a use case needs on the ground, and begins background work where this process does it. */
export async function createContext(ground: Ground, overrides: ContextOverrides = {}): Promise<OpenContext> {
  const { config } = ground;
  const documents = openDocumentStore(await openShelf(config), ground.metrics.kept);
  await seedLenders(ground.database.kysely);
  const reading = { ...ground, db: ground.database.kysely };
  await recordPolicies(reading.db, ground.clock.now());
  const policies = await openPolicies(reading);
  const vendors =
    overrides.vendors ??
    openVendors({
      url: config.vendorUrl,
      apiKey: config.vendorApiKey,
      smtpUrl: config.smtpUrl,
      clamavUrl: config.clamavUrl,
      twilio: config.twilio,
      plaid: config.plaid,
    });
  const lenders = await openLenders(reading);
  const chatProviders = await openChatProviders(reading);
  const marketRates = await openMarketRates({ ...reading, source: vendors.primeOfferRates }, config.role !== "api");
  if (config.deployment === "production") tellOfUnpublishedFigures({ ...ground, lenders, policies, marketRates });
  const renderPool = overrides.renderPool ?? openRenderPool({ size: RENDER_THREADS });
  const ctx: OpenContext = {
    ...ground,
    push: await openPush(ground.listener),
    flagOverrides: config.deployment === "production" ? undefined : new Map(),
    vendors,
    lenders,
    chatProviders,
    languageModel: config.languageModel && chatCompletions(config.languageModel),
    policies,
    marketRates,
    documents,
    renderPool,
    ownForms: await readOwnForms(),
    tasks: new Map(tasks.map((task) => [effectOf(task), task])),
    derivations,
    followers,
    keepers,
    vendorEvents: vendorEventListeners,
    closeContext: async () => {
      for (const watch of watches) await watch.stop();
      stopSealing?.();
      stopReminding?.();
      stopEnding?.();
      await marketRates.close();
      await lenders.close();
      await chatProviders.close();
      await policies.close();
      if (!overrides.renderPool) await renderPool.close();
    },
  };
  const watches: ClockWatch[] = [];
  let stopSealing: (() => void) | undefined;
  let stopReminding: (() => void) | undefined;
  let stopEnding: (() => void) | undefined;
  if (config.role !== "api") {
    await projectMissing(ctx);
    watches.push(
      followPlan(ctx),
      watchDueInstants(ctx),
      watchClock(ctx, "waiting messages", (aside) => sendWaiting(ctx, aside)),
      watchClock(ctx, "reminders", (aside) => remindDue(ctx, aside)),
      watchClock(ctx, "waiting lists", () => tellOfLicences(ctx)),
      watchClock(ctx, "ends of licenses", () => warnOfLicences(ctx)),
      watchClock(ctx, "amounts of law", () => warnOfAmounts(ctx)),
    );
    stopSealing = keepSealing(ctx);
    stopReminding = keepReminding(ctx);
    stopEnding = keepEndingRecordings(ctx);
    ctx.jobs.work("task", (job) => runTask(ctx, job));
    ctx.jobs.work("office-days", ({ orgCode }, { signal }) => tellOfficeDays(ctx, orgCode, signal));
    ctx.jobs.work("webhook", ({ uuid }) => deliverWebhook(ctx, uuid));
    ctx.jobs.work("mail", ({ uuid }) => deliverMail(ctx, uuid, ctx.vendors));
    ctx.jobs.work("awaited-mail", ({ uuid }) => deliverMail(ctx, uuid, ctx.vendors.awaited));
    ctx.jobs.work("chat-unseen", (answer) => mailOfUnseen(ctx, answer));
  }
  return ctx;
}
