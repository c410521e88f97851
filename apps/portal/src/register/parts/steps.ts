import type { RegistrationStep } from "@gable/domain/journey/registration-steps.ts";
import type { ComponentType } from "react";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Step as PropertyInfo } from "./property-info.tsx";

type StepProps = { readonly part: string | null };
type StepModule = { readonly Step: ComponentType<StepProps> };

type StepScreen = {
  readonly Screen: ComponentType<StepProps>;
  readonly load: () => Promise<StepModule>;
};

function screenOf(load: () => Promise<StepModule>): StepScreen {
  return { load, Screen: lazyPart(async () => (await load()).Step) };
}

/** One file for each step of registration. The first comes with the page, the next while one answers. */
export const stepScreens: Readonly<Record<RegistrationStep, StepScreen>> = {
  "property-info": { Screen: PropertyInfo, load: async () => ({ Step: PropertyInfo }) },
  "sale-status": screenOf(() => import("./sale-status.tsx")),
  "income-info": screenOf(() => import("./income-info.tsx")),
  name: screenOf(() => import("./name.tsx")),
  birthdate: screenOf(() => import("./birthdate.tsx")),
  "contact-info": screenOf(() => import("./contact-info.tsx")),
  "login-info": screenOf(() => import("./login-info.tsx")),
};
