import { randomUUID } from "node:crypto";
import { fullName } from "@gable/domain/people/full-name.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { ownerNoticeEffect, ownerNoticesDue } from "@gable/domain/workflow/notices/owner-notices.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Task } from "../../../context.ts";
import { ownTask } from "../../../workflow/task.ts";
import { fileDocument } from "../../documents/file-document.ts";
import { renderNotice } from "./write-notice.ts";

/** Writes what an owner of a Texas homestead has in hand for themselves, and lays it among their papers, not the borrower's. */
export const writeOwnerNotice: Task = ownTask({
  effect: "write-owner-notice",
  run: async (ctx, file, now, seal, key) => {
    const dueIn = ({ facts }: LoanFile) => ownerNoticesDue(facts).find((due) => ownerNoticeEffect(due).key === key);
    const notice = dueIn(file);
    const { name } = file.facts.answers;
    if (!notice || !name) return undefined;
    const { owner, kind, basis } = notice;
    const at = now.toISOString();
    const { language } = owner.contact;
    const paper = await renderNotice(kind, {
      ctx,
      file,
      now,
      today: dayAtHome(file.facts, at),
      name,
      applicationNumber: file.loanNumber,
      owner: { signer: { id: owner.uuid, role: "additional-signer", name: fullName(owner.name) }, language },
    });
    const uuid = randomUUID();
    return (locked) => {
      if (!dueIn(locked)) return undefined;
      const { version, sha256 } = paper;
      const delivery = { documentKind: kind, version, sha256, deliveredAt: at, documentUuid: uuid, basis };
      return {
        event: "owner-notice-delivered",
        facts: {
          signers: locked.facts.signers.map((one) =>
            one.uuid === owner.uuid ? { ...one, deliveries: [...one.deliveries, delivery] } : one,
          ),
        },
        detail: { kind, document: uuid, version, signer: owner.uuid },
        alongside: async (trx) => {
          await fileDocument(ctx, trx, file, seal, kind, { ...paper, uuid });
        },
      };
    };
  },
});
