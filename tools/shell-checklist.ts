// npm run shell:checklist: writes docs/shell-checklist.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./running/root.ts";
import { shellChecklistDocument } from "./shell-checklist/shell-checklist-document.ts";
import { sections } from "./shell-checklist/tables/lines.ts";

writeFileSync(join(root, "docs/shell-checklist.md"), shellChecklistDocument(sections));
