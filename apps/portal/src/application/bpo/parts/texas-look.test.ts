import { languages } from "@gable/domain/language.ts";
import { textOf } from "@gable/ui/language/catalogue.tsx";
import { expect, it } from "vitest";
import { valuationWords } from "../valuation.words.ts";
import { texasLook } from "./texas-look.ts";

it.each(languages)("only whose look the lender pays for reads in Texas that we pay for it (%s)", (language) => {
  const t = textOf(valuationWords, language);
  expect(texasLook(t, { paidBy: "lender" })).toEqual({ title: t.texasTitle, lead: t.texasLead });
  // A second home or one that is let: the rules of a homestead are not its own, and the fee is the borrower's.
  expect(texasLook(t, { paidBy: "borrower" })).toEqual({ title: t.orderTitle, lead: t.orderLead });
});
