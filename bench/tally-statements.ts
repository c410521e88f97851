// Loaded before a server that is measured: counts what it asks of PostgreSQL by verb and table. SIGUSR2 makes it write the counts to a
// file and begin again.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { Client } from "pg";

const into = process.env["STATEMENTS_FILE"];
if (isMainThread && into) tallyInto(into);

function tallyInto(path: string): void {
  let counts: Record<string, number> = {};
  const query = Reflect.get(Client.prototype, "query") as (...given: unknown[]) => unknown;
  Client.prototype.query = function (this: unknown, ...given: unknown[]) {
    const [asked] = given;
    const text = typeof asked === "string" ? asked : String((asked as { text?: string } | undefined)?.text);
    const kind = kindOf(text);
    counts[kind] = (counts[kind] ?? 0) + 1;
    return query.apply(this, given);
  } as typeof Client.prototype.query;
  process.on("SIGUSR2", () => {
    writeFileSync(path, JSON.stringify(counts));
    counts = {};
  });
}

/** `insert into events`, `update applications`; the verb alone where no table is named. */
function kindOf(text: string): string {
  const plain = text.replaceAll('"', "").toLowerCase();
  const changed = /(?<!for )\b(insert into|update|delete from)\s+([\w.]+)/.exec(plain);
  if (changed) return `${changed[1]} ${changed[2]}`;
  const read = /\bfrom\s+([\w.]+)/.exec(plain);
  return read ? `select ${read[1]}` : (plain.trim().split(/[\s(;]/)[0] ?? plain);
}
