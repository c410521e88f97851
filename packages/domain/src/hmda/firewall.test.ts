import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const domain = new URL("../", import.meta.url);

/** Whatever decides, prices or explains. 12 CFR 1002.5(b), 1003 Appendix B: these answers must not be used for it. */
const deciding = ["underwriting", "offers", "credit", "income", "liens", "valuation", "property", "money"];

it.each(deciding)("nothing under %s can read demographic answers", (folder) => {
  const files = readdirSync(new URL(`${folder}/`, domain)).filter((file) => file.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(0);
  const readers = files.filter((file) =>
    /from "[^"]*\/hmda\//.test(readFileSync(new URL(`${folder}/${file}`, domain), "utf8")),
  );
  expect(readers).toEqual([]);
});
