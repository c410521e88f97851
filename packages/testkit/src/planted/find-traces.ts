import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Something personal or secret that must be nowhere in clear, by what it is. */
export type Planted = Readonly<Record<string, string>>;

const reversed = (text: string): string => text.split("").toReversed().join("");

/** How a value may lie about: as it is, its digits alone, a date as Americans write it; each also backwards, in hexadecimal and in base 64. */
export function formsOf(value: string): string[] {
  const digits = value.replace(/\D/g, "");
  const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.slice(1) ?? [];
  const written = [
    value,
    ...(digits.length >= 8 ? [digits] : []),
    ...(year ? [`${month}/${day}/${year}`, `${month}${day}${year}`] : []),
  ];
  const plain = written.flatMap((text) => [text, reversed(text)]);
  return [
    ...new Set(
      plain.flatMap((text) => {
        const bytes = Buffer.from(text);
        return [text, bytes.toString("hex"), ...base64Of(bytes)];
      }),
    ),
  ];
}

/** In base 64 a text looks otherwise by where it begins: what is the same whatever stands before and behind it. */
function base64Of(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .replaceAll("=", "");
    const whole = Math.floor(((bytes.length + before) * 8) / 6);
    const sure = encoded.slice(before === 0 ? 0 : before + 1, whole);
    return sure.length < 8 ? [] : [sure, sure.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** What of the planted lies in a place, as "what in where". */
export function findTraces(planted: Planted, where: string, content: string | Buffer): string[] {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return Object.entries(planted).flatMap(([what, value]) =>
    formsOf(value).some((form) => bytes.includes(form, 0, "latin1")) ? [`${what} in ${where}`] : [],
  );
}

/** What of the planted lies in the files of a folder, at any depth, also while a database that runs there puts files in and takes some out. */
export function findTracesInFolder(planted: Planted, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const content = readUnlessGone(path);
    return content === undefined ? [] : findTraces(planted, path.slice(folder.length + 1), content);
  });
}

function readUnlessGone(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
