/** Who made a fact. */
export type Actor =
  | { readonly kind: "borrower"; readonly identityUuid: string }
  | { readonly kind: "signer"; readonly identityUuid: string }
  | { readonly kind: "staff"; readonly identityUuid: string; readonly role: string }
  | { readonly kind: "vendor"; readonly vendor: string; readonly order?: string }
  | { readonly kind: "clock" }
  | { readonly kind: "system" };
