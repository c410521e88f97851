import type { ReplyOf } from "@gable/contract/call.ts";
import type { inquiriesAsked } from "@gable/contract/calls/conditions.ts";
import type { InquiryAnswer, InquiryExplanation } from "@gable/domain/credit/inquiry-answer.ts";
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { schemaResolver } from "../../../shell/schema-resolver.ts";

export type AskedInquiries = ReplyOf<typeof inquiriesAsked>;

/** What the fields hold, in the order of the inquiries. Amounts in cents, null while nothing is typed. */
export type InquiryValues = {
  answers: {
    creditor: string;
    on: string;
    came: "" | InquiryAnswer["came"];
    lender: string;
    balance: number | null;
    monthlyPayment: number | null;
  }[];
};

/** The form as it opens: unanswered at first, later with what was said before. */
export const firstAnswers = ({ inquiries, said }: Pick<AskedInquiries, "inquiries" | "said">): InquiryValues => ({
  answers: inquiries.map(({ creditor, on }) => {
    const before = said?.find((answer) => answer.creditor === creditor && answer.on === on);
    return {
      creditor,
      on,
      came: before?.came ?? "",
      lender: before?.lender ?? "",
      balance: before?.balance ?? null,
      monthlyPayment: before?.monthlyPayment ?? null,
    };
  }),
});

/** What is sent; of a debt that is none any more nothing goes with it. */
const toExplanation = ({ answers }: InquiryValues): InquiryExplanation =>
  ({
    answers: answers.map(({ creditor, on, came, lender, balance, monthlyPayment }) => ({
      creditor,
      on,
      came: came === "" ? undefined : came,
      ...(came === "NEW_DEBT" && {
        lender,
        balance: balance ?? undefined,
        monthlyPayment: monthlyPayment ?? undefined,
      }),
    })),
  }) as InquiryExplanation;

/** Before a creditor's name in the message of an inquiry of which nothing was said. */
export const UNSAID = "unsaid ";

/** Checks by the server's own rules, and names each inquiry of which nothing was said. */
export function inquiryResolver(): Resolver<InquiryValues, unknown, InquiryExplanation> {
  const bySchema = schemaResolver<InquiryValues, InquiryExplanation>(
    async () => (await import("@gable/domain/credit/inquiry-answer.ts")).InquiryExplanation,
    toExplanation,
  );
  return async (values, context, options) => {
    const checked = await bySchema(values, context, options);
    const errors: FieldErrors<InquiryValues> = { ...checked.errors };
    for (const [index, { came, creditor }] of values.answers.entries()) {
      if (came === "") set(errors, `answers.${index}.came`, { type: "rule", message: UNSAID + creditor });
    }
    return Object.keys(errors).length === 0 ? checked : { values: {}, errors };
  };
}
