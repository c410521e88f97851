import { expect } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import { expectReadable } from "../read-both-ways.ts";
import { letTimePass } from "./clock.ts";
import type { Applicant } from "./registration.ts";

/** Takes the first time on the first day on which a notary is free. */
export async function bookNotary({ page }: Pick<Applicant, "page">): Promise<void> {
  await arriveAt(page, "Meet the notary by video");
  await expect(page.getByText("All times are in Mountain Time")).toBeVisible();
  await page.getByRole("radio", { name: /day, / }).first().check();
  await page
    .getByRole("radiogroup", { name: /^Then a time on/ })
    .getByRole("radio")
    .first()
    .check();
  await press(page, "Book this time");
}

/** Comes too early, comes again when it is time, answers the questions, and signs the deed. */
export async function meetNotary(applicant: Applicant): Promise<void> {
  const { page } = applicant;
  await comeToNotary(applicant);
  await arriveAt(page, "Sign the deed before the notary");
  await expectReadable(page);
  await press(page, "Sign the deed");
}

/** Comes too early, comes again when it is time, and answers the questions. */
export async function comeToNotary({ page, persona }: Pick<Applicant, "page" | "persona">): Promise<void> {
  await arriveAt(page, "Your session is booked");
  await press(page, "Test camera and microphone");
  await expect(page.getByText("Both work")).toBeVisible();
  await page.getByRole("checkbox", { name: /ID in my hand/ }).check();
  await page.getByRole("checkbox", { name: /quiet room/ }).check();
  await page.getByRole("checkbox", { name: /are recorded and kept/ }).check();
  await letTimePass(page, "To appointment");
  await press(page, "Enter the session");

  await arriveAt(page, "Show that it is you");
  const known = [
    persona.home.address.street1.replace(/^\d+ /, ""),
    persona.home.county,
    persona.home.mortgages[0]?.holder,
    persona.income.jobs[0]?.employer,
    persona.home.boughtOn.slice(0, 4),
  ];
  for (const answer of known) await page.getByRole("radio", { name: answer ?? "", exact: true }).check();
  await press(page, "Send my answers");
}
