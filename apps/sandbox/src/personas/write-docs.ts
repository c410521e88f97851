import { writeFileSync } from "node:fs";
import { describePersonas } from "./describe-personas.ts";

writeFileSync(new URL("../../../../docs/personas.md", import.meta.url), describePersonas());
