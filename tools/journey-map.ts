import { writeFile } from "node:fs/promises";
import { journeyDocument } from "./journey-map/journey-document.ts";

// npm run journey:map: writes docs/journey.md from the tables of the journey.

await writeFile(new URL("../docs/journey.md", import.meta.url), journeyDocument());
console.log("docs/journey.md is up to date.");
