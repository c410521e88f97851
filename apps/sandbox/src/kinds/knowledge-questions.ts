import type {
  GradeAnswer,
  KnowledgeQuestion,
  QuestionsAnswer,
  QuestionsRequest,
  QuizGrade,
} from "@gable/vendors/identity-verification/protocol.ts";
import { addMinutes } from "../days.ts";
import type { Facts } from "../personas/facts.ts";
import { recognisePerson } from "../recognise.ts";
import type { Scene } from "../scene.ts";
import { nameFor, seeded } from "../seeded.ts";

const NEEDED = 4;
const MINUTES = 2;

interface Asked extends KnowledgeQuestion {
  readonly right: string;
}

export function askQuestions({ person, attempt, minutes = MINUTES }: QuestionsRequest, scene: Scene): QuestionsAnswer {
  const { facts } = recognisePerson(person);
  if (facts.credit.gate === "no-file") return { outcome: "not-enough-history" };
  const until = addMinutes(scene.orderedAt, minutes);
  const quiz = scene.vault.seal({ purpose: "quiz", attempt, until });
  return {
    outcome: "asked",
    quiz,
    questions: questionsFor(facts, attempt).map(({ question, text, choices }) => ({ question, text, choices })),
    needed: NEEDED,
    answerBy: until,
  };
}

export function gradeAnswers({ person, quiz, answers }: QuizGrade, scene: Scene): GradeAnswer {
  const { facts } = recognisePerson(person);
  const sheet = scene.vault.open(quiz) as { attempt?: number; until?: string } | null;
  const questions = questionsFor(facts, sheet?.attempt ?? 1);
  const correct = questions.filter(({ question, right }) =>
    answers.some((answer) => answer.question === question && answer.choice === right),
  ).length;
  const asked = questions.length;
  if (sheet?.until === undefined || scene.orderedAt > sheet.until) return { outcome: "too-late", correct, asked };
  return { outcome: correct >= NEEDED ? "passed" : "failed", correct, asked };
}

/** Five questions; a second attempt asks some of them of other things. */
function questionsFor(facts: Facts, attempt: number): Asked[] {
  const { home, income, person } = facts;
  const street = home.address.street1.replace(/^\d+ /, "");
  const job = income.jobs[0]?.employer ?? income.business?.name ?? income.pension?.payer ?? "None of these";
  const lender = home.mortgages[0]?.holder ?? "None of these";
  const questions: readonly (readonly [string, string, readonly string[]])[] = [
    ["Which of these streets have you lived on?", street, ["Cobbler Hill Road", "Vineyard Gate", "Tanager Court"]],
    ["In which county is your home?", home.county, ["Kettle", "Marlborough", "Saint Anselm"]],
    ["Who holds your mortgage?", lender, ["Bluffside Savings", "Old Mill Lending", "Crown Point Bank"]],
    attempt === 1
      ? ["For whom have you worked?", job, ["Aster Tool Company", "Blue Heron Hotels", "Vellum Paper Works"]]
      : ["In which year was your home built?", String(home.yearBuilt), ["1871", "1899", "2019"]],
    attempt === 1
      ? ["In which year did you buy your home?", home.boughtOn.slice(0, 4), ["1981", "1986", "1993"]]
      : ["In which month were you born?", monthName(person.dateOfBirth), otherMonths(person.dateOfBirth)],
  ];
  return questions.map(([text, right, wrong]) => ask(facts.seed, text, right, wrong));
}

function ask(seed: string, text: string, right: string, wrong: readonly string[]): Asked {
  const at = seeded("order-of-choices", seed, text).between(0, wrong.length);
  const texts = [...wrong.slice(0, at), right, ...wrong.slice(at)];
  const choiceFor = (choice: string): string => nameFor("c", text, choice);
  return {
    question: nameFor("q", text),
    text,
    choices: texts.map((choice) => ({ choice: choiceFor(choice), text: choice })),
    right: choiceFor(right),
  };
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const monthIndex = (date: string): number => Number(date.slice(5, 7)) - 1;
const monthName = (date: string): string => months[monthIndex(date)] ?? "January";
const otherMonths = (date: string): string[] =>
  [3, 6, 9].map((away) => months[(monthIndex(date) + away) % 12] ?? "May");
