import type { RegistrationStep } from "@gable/domain/journey/registration-steps.ts";
import { type LazyPart, lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import type { ComponentType } from "react";
import { Step as PropertyInfo } from "./property-info.tsx";

type StepProps = { readonly part: string | null };
type StepModule = { readonly Step: ComponentType<StepProps> };

const screenOf = (load: () => Promise<StepModule>): LazyPart<StepProps> => lazyPart(async () => (await load()).Step);

/** One file for each step of registration. The first comes with the page, the next while one answers. */
export const stepScreens: Readonly<Record<RegistrationStep, LazyPart<StepProps>>> = {
  "property-info": Object.assign(PropertyInfo, { fetch: async () => undefined }),
  "sale-status": screenOf(() => import("./sale-status.tsx")),
  "income-info": screenOf(() => import("./income-info.tsx")),
  name: screenOf(() => import("./name.tsx")),
  birthdate: screenOf(() => import("./birthdate.tsx")),
  "contact-info": screenOf(() => import("./contact-info.tsx")),
  "login-info": screenOf(() => import("./login-info.tsx")),
};
