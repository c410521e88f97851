/** Why an account is looked at by a person: its bank names another owner than the borrower. */
export const OWNER_DIFFERS = "owner-differs";
