import { randomUUID } from "node:crypto";
import {
  type AccessEnd,
  type AccessEnded,
  type IncomeAnswer,
  type IncomeFetch,
  incomeAnswer,
  incomeLink,
  type PayrollLink,
} from "../income-link/protocol.ts";
import type { LinkAnswer } from "../link-session.ts";
import type { ActName, AnswerOf, OrderDesk, OrderStanding, VendorOrder, VendorReply } from "../order-protocol.ts";
import { VendorUnavailable } from "../vendor-errors.ts";
import type { AskPlaid } from "./ask-plaid.ts";
import { fitting } from "./fitting.ts";
import { employmentsOf } from "./payroll.ts";
import { answered, openPage, pending, standingOf, unlessEnded, visitOf } from "./visit.ts";

/** While Plaid says one of these of an account, what it holds is not there yet. */
const underWay: ReadonlySet<string> = new Set(["PROCESSING", "APPROVAL_STATUS_PENDING", "UNKNOWN"]);

/**
 * Income from a payroll account by Plaid. Each visit has a user of its own at Plaid, so that what is read is what was shared in it; the
 * public token that the lender is told is that user's name, which opens nothing without the lender's secret. Plaid forgets the user, and
 * with it the access, as soon as the income is read, or nobody reads it any more.
 */
export function plaidIncomeLink(ask: AskPlaid): OrderDesk<typeof incomeLink> {
  async function startLink(order: VendorOrder<PayrollLink>): Promise<VendorReply<LinkAnswer>> {
    const { first, last } = order.request.person.name;
    const user = await ask((client) =>
      client.userCreate({
        client_user_id: randomUUID(),
        identity: { name: { given_name: first, family_name: last } },
        with_upgraded_user: true,
      }),
    );
    return openPage(
      ask,
      incomeLink.kind,
      order,
      ({ IncomeVerificationPayrollFlowType, IncomeVerificationSourceType, Products }) => ({
        user_id: user.user_id,
        products: [Products.IncomeVerification],
        income_verification: {
          income_source_types: [IncomeVerificationSourceType.Payroll],
          // Papers are taken on our own page.
          payroll_income: { flow_types: [IncomeVerificationPayrollFlowType.DigitalIncome] },
        },
      }),
    );
  }

  async function findVisit(linkToken: string): Promise<OrderStanding<LinkAnswer>> {
    const visit = await visitOf(ask, linkToken);
    return standingOf(linkToken, visit, visit?.payrollUser);
  }

  /** Payroll accounts are read by Plaid in its own time; until then the order is the user, by whose name it is asked again. */
  async function readIncome(user: string): Promise<VendorReply<IncomeAnswer>> {
    try {
      const read = await unlessEnded(() => ask((client) => client.creditPayrollIncomeGet({ user_id: user })));
      if (read === null) return answered(user, { outcome: "link-expired" });
      const isUnderWay = read.items.some(({ status }) => underWay.has(status?.processing_status ?? ""));
      if (read.items.length === 0 || isUnderWay) return pending(user);
      const employments = employmentsOf(read.items, new Date().toISOString().slice(0, 10));
      const answer =
        employments.length === 0
          ? { outcome: "no-income-found", retrieval: read.request_id }
          : { outcome: "verified", retrieval: read.request_id, employments };
      const fit = fitting(incomeLink.kind, incomeAnswer, answer);
      await forget(user);
      return answered(user, fit);
    } catch (error) {
      if (!(error instanceof VendorUnavailable) || error.reason === "malformed-answer") throw error;
      return pending(user);
    }
  }

  /** A visit that came to nothing leaves a user at Plaid, and whatever was shared in it: both go. */
  async function release({ key, request }: VendorOrder<AccessEnd>): Promise<VendorReply<AccessEnded>> {
    const visit = await visitOf(ask, request.visit);
    if (visit?.user !== undefined) await forget(visit.user);
    return answered(key, { outcome: "released" });
  }

  /** Who is gone already is as good as forgotten. */
  const forget = (user: string) => unlessEnded(() => ask((client) => client.userRemove({ user_id: user })));

  const placed: { [A in ActName<typeof incomeLink>]: (order: VendorOrder<never>) => Promise<Reply<A>> } = {
    "start-link": startLink,
    "fetch-income": ({ request }: VendorOrder<IncomeFetch>) => readIncome(request.publicToken),
    release,
  };
  const found: {
    [A in ActName<typeof incomeLink>]: (order: string) => Promise<OrderStanding<AnswerOf<typeof incomeLink, A>>>;
  } = {
    "start-link": findVisit,
    "fetch-income": readIncome,
    // Placing the order again asks again: nothing changes by it.
    release: async (order) => ({ status: "unknown", order, exchanges: [] }),
  };
  return {
    place: (act, order) => placed[act](order as VendorOrder<never>),
    find: (act, order) => found[act](order),
  };
}

type Reply<A extends ActName<typeof incomeLink>> = VendorReply<AnswerOf<typeof incomeLink, A>>;
