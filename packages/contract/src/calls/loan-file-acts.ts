import { Step } from "@gable/domain/journey/steps.ts";
import { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

export const actOnFile = call({
  name: "actOnFile",
  summary:
    "Clear, accept, return, waive or decline what waits in an application; 403 where the role may not do this act",
  method: "POST",
  path: `${CONSOLE_FILE}/acts`,
  access: "staff-on-file",
  idempotent: true,
  params: z.object({ uuid: z.uuid() }),
  body: StaffAct,
  reply: z.object({ step: Step.nullable(), version: z.int(), row: z.int() }),
});
