import type { ReplyOf } from "@gable/contract/call.ts";
import type { liens } from "@gable/contract/calls/liens.ts";
import type { LienConfirmation } from "@gable/domain/liens/lien-answer.ts";
import { needsPayment } from "@gable/domain/workflow/liens/answered-liens.ts";
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { schemaResolver } from "../../../shell/schema-resolver.ts";

export type FoundLiens = ReplyOf<typeof liens>;

type Answer = "" | LienConfirmation["answers"][number]["answer"];

/** What the fields hold. Amounts in cents, null while nothing is typed. */
export type LienValues = {
  answers: { id: string; answer: Answer; balance: number | null; monthlyPayment: number | null; reason: string }[];
  added: AddedValues[];
  /** Whether a recent inquiry led to a new debt; "" until answered. */
  owesMore: "" | "YES" | "NO";
  newDebts: { creditor: string; monthlyPayment: number | null }[];
  /** A month for the home they live in, where another one secures the line. */
  dwellingPayment: number | null;
};

export type AddedValues = {
  lender: string;
  /** `yyyy-mm`, "" while nothing is typed. */
  openedIn: string;
  originalAmount: number | null;
  balance: number | null;
  monthlyPayment: number | null;
  kind: "" | "LOAN" | "LINE";
  limit: number | null;
};

export const blankDebt: AddedValues = {
  lender: "",
  openedIn: "",
  originalAmount: null,
  balance: null,
  monthlyPayment: null,
  kind: "LOAN",
  limit: null,
};
export const blankNewDebt: LienValues["newDebts"][number] = { creditor: "", monthlyPayment: null };

/** The form as it opens: unanswered at first, later with what was said before. */
export function firstValues({ liens: found, said }: FoundLiens): LienValues {
  return {
    answers: found.map(({ id }) => {
      const before = said?.answers.find((answer) => answer.id === id);
      return {
        id,
        answer: before?.answer ?? "",
        balance: before?.balance ?? null,
        monthlyPayment: before?.monthlyPayment ?? null,
        reason: before?.reason ?? "",
      };
    }),
    added: (said?.added ?? []).map(({ lender, openedIn, originalAmount, balance, monthlyPayment, openEnd, limit }) => ({
      lender,
      openedIn: openedIn ?? "",
      originalAmount: originalAmount ?? null,
      balance,
      monthlyPayment,
      kind: openEnd ? "LINE" : "LOAN",
      limit: limit ?? null,
    })),
    owesMore: said?.newDebts === undefined ? "" : said.newDebts.length > 0 ? "YES" : "NO",
    newDebts: said?.newDebts ? [...said.newDebts] : [],
    dwellingPayment: said?.dwellingPayment ?? null,
  };
}

/** What is sent; an amount that was not typed is left out, and the schema asks for it. */
export function toConfirmation(values: LienValues, asksForNewDebts: boolean): LienConfirmation {
  const sent = {
    answers: values.answers.map(({ id, answer, balance, monthlyPayment, reason }) => ({
      id,
      answer: answer === "" ? undefined : answer,
      ...(answer === "BALANCE" && balance !== null && { balance }),
      ...(isTheirs(answer) && monthlyPayment !== null && { monthlyPayment }),
      ...(answer !== "RIGHT" && reason.trim() !== "" && { reason }),
    })),
    added: values.added.map(({ lender, openedIn, originalAmount, balance, monthlyPayment, kind, limit }) => ({
      lender,
      ...(openedIn !== "" && { openedIn }),
      ...(kind !== "LINE" && originalAmount !== null && { originalAmount }),
      balance: balance ?? undefined,
      monthlyPayment: monthlyPayment ?? undefined,
      openEnd: kind === "LINE",
      ...(kind === "LINE" && { limit }),
    })),
    ...(values.dwellingPayment !== null && { dwellingPayment: values.dwellingPayment }),
    ...(asksForNewDebts &&
      values.owesMore !== "" && {
        newDebts:
          values.owesMore === "NO"
            ? []
            : values.newDebts.map(({ creditor, monthlyPayment }) => ({
                creditor,
                monthlyPayment: monthlyPayment ?? undefined,
              })),
      }),
  };
  return sent as LienConfirmation;
}

const isTheirs = (answer: Answer): boolean => answer === "RIGHT" || answer === "BALANCE";

/** Before a lender's name in the message of a debt that nothing was said of. */
export const UNANSWERED = "unanswered ";

/**
 * Checks by the server's own rules, names each debt that nothing was said of, and sees that the question about recent inquiries is
 * answered where it is asked.
 */
export function lienResolver({
  liens: found,
  inquiryAttestationNeeded,
  asksDwellingPayment,
}: Pick<FoundLiens, "liens" | "inquiryAttestationNeeded" | "asksDwellingPayment">): Resolver<
  LienValues,
  unknown,
  LienConfirmation
> {
  const bySchema = schemaResolver<LienValues, LienConfirmation>(
    async () => (await import("@gable/domain/liens/lien-answer.ts")).LienConfirmation,
    (values) => toConfirmation(values, inquiryAttestationNeeded),
  );
  return async (values, context, options) => {
    // Asked for a whole list when a row is added or taken away: nothing in a fresh row is wrong yet.
    const asked = options.names?.[0];
    if (options.names?.length === 1 && (asked === "added" || asked === "newDebts")) return { values: {}, errors: {} };
    const checked = await bySchema(values, context, options);
    const errors: FieldErrors<LienValues> = { ...checked.errors };
    for (const [index, { answer }] of values.answers.entries()) {
      if (answer !== "") continue;
      set(errors, `answers.${index}.answer`, { type: "rule", message: UNANSWERED + (found[index]?.lender ?? "") });
    }
    for (const [index, { answer, monthlyPayment }] of values.answers.entries()) {
      const lien = found[index];
      if (!lien || !isTheirs(answer) || !needsPayment(lien) || monthlyPayment !== null) continue;
      set(errors, `answers.${index}.monthlyPayment`, { type: "rule", message: "monthlyPayment-required" });
    }
    for (const [index, { openedIn, originalAmount, kind }] of values.added.entries()) {
      if (openedIn === "") set(errors, `added.${index}.openedIn`, { type: "rule", message: "openedIn-required" });
      if (kind !== "LINE" && originalAmount === null)
        set(errors, `added.${index}.originalAmount`, { type: "rule", message: "originalAmount-required" });
    }
    if (asksDwellingPayment && values.dwellingPayment === null) {
      errors.dwellingPayment = { type: "rule", message: "dwellingPayment-required" };
    }
    if (inquiryAttestationNeeded && values.owesMore === "") {
      errors.owesMore = { type: "rule", message: "owesMore-required" };
    }
    return Object.keys(errors).length === 0 ? checked : { values: {}, errors };
  };
}
