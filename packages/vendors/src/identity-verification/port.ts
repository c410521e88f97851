import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  GradeAnswer,
  IdentityAnswer,
  IdentityCheck,
  identityVerification,
  QuestionsAnswer,
  QuestionsRequest,
  QuizGrade,
} from "./protocol.ts";

export interface IdentityProofing extends OrderLookup<typeof identityVerification> {
  checkDocument(order: VendorOrder<IdentityCheck>): Promise<VendorReply<IdentityAnswer>>;
  askQuestions(order: VendorOrder<QuestionsRequest>): Promise<VendorReply<QuestionsAnswer>>;
  gradeAnswers(order: VendorOrder<QuizGrade>): Promise<VendorReply<GradeAnswer>>;
}
