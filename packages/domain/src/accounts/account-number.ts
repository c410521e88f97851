import * as z from "zod";

const ACCOUNT_NUMBER = /^\d{4,17}$/;

/** Four to seventeen digits, as banks in the ACH network number their accounts. Nothing is known of whether it exists. */
export function isAccountNumber(text: string): boolean {
  return ACCOUNT_NUMBER.test(text);
}

/** The last four digits: all that is shown of an account number. */
export function accountMask(accountNumber: string): string {
  return accountNumber.slice(-4);
}

/** 4 to 17 digits, spaces and dashes dropped; the code is "required" or "account-number-invalid". */
export const AccountNumberInput = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .refine((text) => text === "" || isAccountNumber(text), "account-number-invalid"),
  );
