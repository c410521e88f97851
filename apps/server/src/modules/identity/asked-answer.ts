import { randomUUID } from "node:crypto";
import { withWord } from "@gable/domain/conditions/condition-talk.ts";
import { checksFor, isSettledByCheck } from "@gable/domain/identity/asked-identity.ts";
import { wordsOfIdentityReason } from "@gable/domain/identity/identity-reasons.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { AskedIdentityCheck } from "@gable/domain/workflow/facts/verification-facts.ts";
import type { IdentityAnswer } from "@gable/vendors/identity-verification/protocol.ts";
import type { Change } from "../../workflow/change.ts";
import { judgeAnswer } from "./judge-answer.ts";

interface CheckOfKey {
  readonly check: AskedIdentityCheck;
  /** 1 for the first of its condition. */
  readonly number: number;
  /** Absent: the borrower. */
  readonly signer: SignerFacts | undefined;
}

/** The check that an effect names, as `check-asked-identity:condition:number`, and whose pictures it is about. Throws where there is none. */
export function sitterOfCheck({ facts, uuid }: LoanFile, key: string): CheckOfKey {
  const [, condition = "", number] = key.split(":");
  const check = checksFor(facts, condition)[Number(number) - 1];
  if (!check) throw new Error(`the application ${uuid} has no pictures for ${key}`);
  return { check, number: Number(number), signer: facts.signers.find((one) => one.uuid === check.signerUuid) };
}

/**
 * What the check of pictures comes to that were asked for by a condition: it is settled, they are asked for once more with the reason, or
 * a person decides with the finding before them. Undefined where a person has decided meanwhile.
 */
export function askedAnswerApplied(file: LoanFile, answer: IdentityAnswer, now: Date, key: string): Change | undefined {
  const { facts } = file;
  const { check, number, signer } = sitterOfCheck(file, key);
  const condition = facts.conditions.find(({ uuid }) => uuid === check.conditionUuid);
  const { name, birthDate } = signer ?? facts.answers;
  if (check.result || !condition || !name) return undefined;
  const judged = judgeAnswer(answer, { kind: check.kind, attempt: number, said: { name, birthDate }, now });
  const at = now.toISOString();
  const { outcome, reason } = judged;
  const result = { ...judged, at };
  const askedIdentityChecks = (facts.askedIdentityChecks ?? []).map((one) =>
    one === check ? { ...one, result } : one,
  );
  const isSettled = outcome === "PASSED" && isSettledByCheck(condition);
  const language = signer?.contact.language ?? facts.answers.language ?? "en";
  const inWords = wordsOfIdentityReason(reason);
  const again = inWords[language];
  return {
    event: signer ? "signer-identity-checked" : "identity-checked",
    facts: {
      askedIdentityChecks,
      ...(isSettled && { conditions: facts.conditions.filter((one) => one !== condition) }),
      ...(outcome === "RETRY" && {
        returnedPapers: { ...facts.returnedPapers, [condition.uuid]: { reason: again, inWords, at } },
        ...withWord(facts, condition.uuid, {
          uuid: randomUUID(),
          by: "STAFF",
          kind: "RETURNED",
          text: again,
          inWords,
          at,
        }),
      }),
    },
    detail: {
      outcome,
      attempt: number,
      condition: condition.uuid,
      ...(signer && { signer: signer.uuid }),
      ...(reason !== undefined && { reason }),
    },
  };
}
