/** Where every call of a signer on their own desk begins. It stands alone: who only needs the place does not fetch the calls. */
export const DESK = "/service-application/api/v1/additional-signer";
