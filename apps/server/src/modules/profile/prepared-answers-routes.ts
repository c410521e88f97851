import { randomUUID } from "node:crypto";
import type { ReplyOf } from "@gable/contract/call.ts";
import { dismissPreparedAnswers, fillInPreparedAnswers } from "@gable/contract/calls/profile-prepared.ts";
import { preparableAnswers, prepareAnswers, takeBackAnswers } from "@gable/contract/calls/profile-prepared-desk.ts";
import {
  askedFields,
  checkPrepared,
  formAsked,
  isStillReady,
  type PreparedState,
  preparedState,
  withPrepared,
} from "@gable/domain/profile/prepared-answers.ts";
import {
  isPreparedForm,
  type PreparedForm,
  preparedFields,
  preparedFormNames,
} from "@gable/domain/profile/prepared-forms.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { PreparedAnswers } from "@gable/domain/workflow/facts/application-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, borrower, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { namesOf } from "../loan-file/list-events.ts";
import { dropPrepared, keepPrepared, readPrepared } from "./prepared-answers.ts";

/** Staff write down what a borrower says on the phone; it is the borrower who sends it. */
export function preparedAnswersRoutes(ctx: Context): Route[] {
  return [
    answer(preparableAnswers, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      return present(ctx, db, file);
    }),
    answer(prepareAnswers, async ({ params, body }, caller, trx) => {
      const form = formThatIsPrepared(params.form);
      const checked = checkPrepared(form, body.values);
      if (!checked.ok) throw invalid(checked.faults);
      const fields = Object.keys(checked.values);
      if (fields.length === 0) throw invalid({ [Object.keys(preparedFields(form))[0] ?? ""]: ["required"] });
      const { file } = await advance(ctx, trx, params.uuid, staffActor(caller), (before, now) => {
        const asked = formAsked(before) === form ? askedFields(before, form) : [];
        if (!fields.every((name) => asked.includes(name)))
          throw outOfOrder(decide(before).step, "The borrower’s page asks something else by now.");
        const ready = readyOf(before, form, now);
        if ((ready?.revision ?? null) !== body.after)
          throw new Refusal(409, "changed-meanwhile", "Somebody else has written something down meanwhile.");
        const at = now.toISOString();
        const revision = randomUUID();
        return {
          event: "answers-prepared",
          facts: withPrepared(before.facts, form, { revision, by: caller.staff.staffUuid, at, fields }),
          detail: { form, fields },
          alongside: (through) =>
            keepPrepared(
              ctx,
              through,
              { uuid: params.uuid, form },
              { revision, values: checked.values, at, wasFilledIn: ready?.filledInAt !== undefined },
            ),
        };
      });
      return present(ctx, trx, file);
    }),
    answer(takeBackAnswers, async ({ params }, caller, trx) => {
      const form = formThatIsPrepared(params.form);
      const { file } = await advance(ctx, trx, params.uuid, staffActor(caller), (before, now) => {
        const ready = readyOf(before, form, now);
        if (!ready || ready.filledInAt !== undefined)
          throw outOfOrder(decide(before).step, "The borrower has it on their page, or it is over.");
        return {
          event: "prepared-answers-taken-back",
          facts: ended(before, form, ready, "TAKEN_BACK", now),
          detail: { form },
          alongside: (through) => dropPrepared(through, { uuid: params.uuid, form }),
        };
      });
      return present(ctx, trx, file);
    }),
    answer(fillInPreparedAnswers, async ({ params, body }, caller, trx) => {
      const form = formThatIsPrepared(params.form);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const ready = readyOf(file, form, now);
        if (ready?.revision !== body.revision)
          throw outOfOrder(decide(file).step, "This is not written down any more.");
        const { asking: _asking, ...known } = ready;
        const asking = body.asking?.filter((name) => ready.fields.includes(name)) ?? [];
        const settles = ready.filledInAt !== undefined;
        if (settles && asking.length === (ready.asking?.length ?? 0)) return undefined;
        return {
          event: settles ? "prepared-answers-compared" : "prepared-answers-filled-in",
          facts: withPrepared(file.facts, form, {
            ...known,
            filledInAt: ready.filledInAt ?? now.toISOString(),
            ...(asking.length > 0 && { asking }),
          }),
          detail: { form, ...(asking.length > 0 && { asking }) },
        };
      });
      return commandReply(advanced, caller);
    }),
    answer(dismissPreparedAnswers, async ({ params }, caller, trx) => {
      const form = formThatIsPrepared(params.form);
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        const ready = readyOf(file, form, now);
        if (!ready) throw outOfOrder(decide(file).step, "Nothing is written down for you.");
        return {
          event: "prepared-answers-put-away",
          facts: ended(file, form, ready, "PUT_AWAY", now),
          detail: { form },
          alongside: (through) => dropPrepared(through, { uuid: params.uuid, form }),
        };
      });
      return commandReply(advanced, caller);
    }),
  ];
}

/** @throws Refusal for a form that only the borrower fills in */
function formThatIsPrepared(form: string): PreparedForm {
  if (isPreparedForm(form)) return form;
  throw new Refusal(422, "theirs-alone", "Only the borrower fills in this form.");
}

function readyOf(file: LoanFile, form: PreparedForm, now: Date): PreparedAnswers | undefined {
  return isStillReady(preparedState(file, form, now)) ? file.facts.preparedAnswers?.[form] : undefined;
}

const ended = (
  { facts }: LoanFile,
  form: PreparedForm,
  ready: PreparedAnswers,
  how: NonNullable<PreparedAnswers["ended"]>["how"],
  now: Date,
) => withPrepared(facts, form, { ...ready, ended: { how, at: now.toISOString() } });

type Reply = ReplyOf<typeof preparableAnswers>;
type Field = Reply["prepared"][number]["fields"][number];

async function present(ctx: Context, db: Database, file: LoanFile): Promise<Reply> {
  const now = ctx.clock.now(file.uuid);
  const all = preparedFormNames.flatMap((form): { form: PreparedForm; of: PreparedAnswers; state: PreparedState }[] => {
    const of = file.facts.preparedAnswers?.[form];
    const state = preparedState(file, form, now);
    return of && state ? [{ form, of, state }] : [];
  });
  const names = await namesOf(
    db,
    all.map(({ of }) => of.by),
  );
  const prepared = await Promise.all(
    all
      .toSorted((one, other) => other.of.at.localeCompare(one.of.at))
      .map(async ({ form, of, state }) => ({
        form,
        revision: of.revision,
        byUuid: of.by,
        by: names.get(of.by) ?? "",
        at: of.at,
        state,
        filledInAt: of.filledInAt ?? null,
        endedAt: of.ended?.at ?? null,
        fields: of.fields as Field[],
        changed: (of.ended?.changed ?? []) as Field[],
        values: isStillReady(state) ? ((await readPrepared(ctx, db, { uuid: file.uuid, form }))?.values ?? null) : null,
      })),
  );
  const asked = formAsked(file);
  return { asked: asked ?? null, askedFields: asked ? (askedFields(file, asked) as Field[]) : [], prepared };
}
