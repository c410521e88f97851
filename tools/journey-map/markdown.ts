/** A Markdown table with aligned columns, as the formatter wants it; the cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** "`a`, `b` or `c`" */
export function alternatives(texts: readonly string[]): string {
  const marked = texts.map(code);
  const last = marked.at(-1) ?? "";
  return marked.length < 2 ? last : `${marked.slice(0, -1).join(", ")} or ${last}`;
}
