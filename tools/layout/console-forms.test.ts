import { expect, it } from "vitest";
import { importsOf, isCode, listFiles, readFiles } from "./source-files.ts";

const isPlain = (specifier: string) => /^@gable\/ui\/(components\/dialog\/dialog|forms\/form)\.tsx$/.test(specifier);

it("dialogs and forms of the console are its own, which ask before what was typed in them is lost", () => {
  const console = readFiles(listFiles().filter((path) => path.startsWith("apps/console/src/") && isCode(path)));
  const users = console.filter((file) => importsOf(file).some(isPlain)).map(({ path }) => path);
  expect(users).toEqual(["ask-to-leave", "dialog", "form"].map((name) => `apps/console/src/shell/${name}.tsx`));
});
