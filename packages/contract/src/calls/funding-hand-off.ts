import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

export const handOff = call({
  name: "handOff",
  summary: "What servicer and investor need of a funded line: its data and its documents, in one archive with hashes",
  method: "GET",
  path: `${CONSOLE_FILE}/hand-off`,
  access: "staff-on-file",
  permission: "hand-off",
  params: z.object({ uuid: z.uuid() }),
  replyForm: "pdf",
});
