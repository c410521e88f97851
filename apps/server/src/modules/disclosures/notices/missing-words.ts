import type { MissingItem } from "@gable/domain/workflow/notices/missing-items.ts";

/** What the notice of incompleteness asks for, and why. The English text governs; the notice's Spanish cover gives number and date. */
export const missingWords: Readonly<Record<MissingItem, { readonly what: string; readonly why: string }>> = {
  CREDIT_FILE: {
    what: "A credit file that we may read",
    why: "The bureau could not give us your report. Lift the freeze or lock, or correct your details, and let us ask again.",
  },
  ADDRESS: {
    what: "The address of your home as the county has it",
    why: "We could not find one home in the county’s records that is yours.",
  },
  OWNERSHIP: {
    what: "Proof that the home is yours",
    why: "The county’s records name another owner.",
  },
  HOME_VALUE: {
    what: "Your own estimate of what your home is worth",
    why: "No computer model knows its value. A person confirms it later.",
  },
  DEBTS: {
    what: "Your word on the debts against your home",
    why: "They decide how large the line may be.",
  },
  ASSETS: {
    what: "Your savings and investments, or your word that there are none to count",
    why: "Your income alone does not carry the line; savings can count as income.",
  },
  PAYING_OFF_DEBTS: {
    what: "Whether to pay off a loan on the home with the line",
    why: "Without that there is no room for a line of ours.",
  },
  CHOICE: {
    what: "The amount and the term that you want",
    why: "We need them to go on with your application.",
  },
  ADDITIONAL_INFORMATION: {
    what: "Your social security number, how the home is held, and your consent to a credit check",
    why: "We need them to check who you are and to decide.",
  },
  DEMOGRAPHICS: {
    what: "Your answers to the government’s questions, or your word that you do not wish to answer",
    why: "Federal law has us ask. Your answer plays no part in the decision.",
  },
  SUMMARY: {
    what: "Your signature on the summary of your application",
    why: "It confirms that what you told us is right.",
  },
  SUBMISSION: {
    what: "The submission of your application",
    why: "Everything is filled in. We decide once you send it.",
  },
  INCOME: {
    what: "Proof of your income, such as two pay stubs or a link to your payroll account",
    why: "We must verify your income before we decide.",
  },
  ACCOUNT: {
    what: "The account that the money goes to",
    why: "We check that it is yours before anything is paid.",
  },
  WAY_OF_PAYMENT: {
    what: "How you want to pay each month",
    why: "The agreement states it.",
  },
  EMPLOYMENT: {
    what: "Your employer’s name and telephone number",
    why: "We confirm with your employer that you work there.",
  },
  IDENTITY: {
    what: "A picture of your identity document",
    why: "Federal law has us check who you are.",
  },
  ACCESS_TO_HOME: {
    what: "Your order of a person’s look at your home",
    why: "A person has to confirm what your home is worth.",
  },
};
