import { planRows } from "../journey/plan-rows.ts";
import type { Language, Words } from "../language.ts";
import { personalFields } from "../loan-file/personal-fields.ts";
import { settingSubjects } from "../organisations/settings/subjects.ts";
import { waysToCome } from "../pipeline/came-by.ts";
import { pipelineOrders } from "../pipeline/orders.ts";
import { standings, waitedFor } from "../pipeline/pipeline-row.ts";
import { queues } from "../pipeline/queues.ts";
import { preparedFormWords } from "../profile/prepared-forms.words.ts";
import { assignedRoles } from "./assigned-roles.ts";
import { staffRoles } from "./roles.ts";

type Values = Readonly<Record<string, Words>>;

const nobody: Words = { en: "nobody", es: "nadie" };
const nobodyAs = ({ en, es }: Words): Words => ({
  en: `nobody as ${en.toLowerCase()}`,
  es: `nadie como ${es.toLowerCase()}`,
});

/** What a call of staff may name of a kind, where it is one of a list; by the contract's names. */
const askedForValues: Readonly<Record<string, Values>> = {
  assignee: {
    nobody,
    ...Object.fromEntries(assignedRoles.map((role) => [`no-${role}`, nobodyAs(staffRoles[role])])),
  },
  cameBy: waysToCome,
  field: personalFields,
  form: Object.fromEntries(Object.entries(preparedFormWords).map(([form, { title }]) => [form, title])),
  kind: {
    acts: { en: "acts", es: "actos" },
    looks: { en: "looks", es: "consultas" },
    letter: { en: "letters", es: "cartas" },
    leaving: { en: "reasons for leaving", es: "razones para irse" },
    assistant: { en: "on the assistant", es: "sobre el asistente" },
    chat: { en: "on chats", es: "sobre los chats" },
  },
  order: pipelineOrders,
  outcome: {
    allowed: { en: "allowed", es: "permitido" },
    refused: { en: "refused", es: "rechazado" },
  },
  provider: {
    stream: { en: "Stream", es: "Stream" },
    twilio: { en: "Twilio Conversations", es: "Twilio Conversations" },
    nice: { en: "NICE", es: "NICE" },
    talkjs: { en: "TalkJS", es: "TalkJS" },
    desk: { en: "our own desk", es: "nuestra propia mesa" },
  },
  queue: queues,
  role: staffRoles,
  row: planRows,
  standing: standings,
  subject: settingSubjects,
  waitsFor: waitedFor,
};

/** What was named, in words; undefined where it is none of a list: a number, a day, an id. */
export const askedForValue = (name: string, value: string, language: Language): string | undefined =>
  askedForValues[name]?.[value]?.[language];
