import type { OrderDesk } from "../order-protocol.ts";
import type { IdentityProofing } from "./port.ts";
import type { identityVerification } from "./protocol.ts";

export function httpIdentityVerification(desk: OrderDesk<typeof identityVerification>): IdentityProofing {
  return {
    checkDocument: (order) => desk.place("check-document", order),
    askQuestions: (order) => desk.place("ask-questions", order),
    gradeAnswers: (order) => desk.place("grade-answers", order),
    find: desk.find,
  };
}
