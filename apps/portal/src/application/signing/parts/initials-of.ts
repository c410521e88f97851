/** Initials as a person would write them: the first letters of the parts of a name. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => /\p{L}/u.exec(part)?.[0] ?? "")
    .join("")
    .toUpperCase()
    .slice(0, 8);
}
