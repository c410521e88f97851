import { planRows } from "@gable/domain/journey/plan-rows.ts";
import type { Language, Words } from "@gable/domain/language.ts";
import { personalFields } from "@gable/domain/loan-file/personal-fields.ts";
import { settingSubjects } from "@gable/domain/organisations/settings/subjects.ts";
import { waysToCome } from "@gable/domain/pipeline/came-by.ts";
import { standings, waitedFor } from "@gable/domain/pipeline/pipeline-row.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { askedForWords } from "@gable/domain/staff/asked-for-words.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import { inMoments } from "../shell/in-moments.ts";

/** What says itself which thing of a kind is meant. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  cameBy: waysToCome,
  field: personalFields,
  queue: queues,
  role: staffRoles,
  row: planRows,
  standing: standings,
  subject: settingSubjects,
  waitsFor: waitedFor,
};

const IS_INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const IS_ID = /^[\da-f]{8}-[\da-f]{4}-/;
const MARK_LENGTH = 8;

/** Of an id, as much as tells one from another. */
export const markOf = (id: string): string => (IS_ID.test(id) ? id.slice(0, MARK_LENGTH) : id);

/** What a call of staff named, in words: "Queue: Credit file, From: 2026-11-01". */
export function inWords(detail: Readonly<Record<string, unknown>>, language: Language): string {
  return Object.entries(detail)
    .map(([name, value]) => {
      const kind = askedForWords[name]?.[language] ?? name;
      return `${kind}: ${wordsOf[name]?.[String(value)]?.[language] ?? inShort(String(value), language)}`;
    })
    .join(", ");
}

const inShort = (value: string, language: Language): string =>
  IS_INSTANT.test(value) ? inMoments(value, language) : markOf(value);
