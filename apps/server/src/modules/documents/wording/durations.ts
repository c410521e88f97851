/** "15 years", "2½ years", "18 months". */
export function inYears(months: number): string {
  if (months % 12 === 0) return months === 12 ? "1 year" : `${months / 12} years`;
  if (months % 6 === 0 && months > 12) return `${Math.floor(months / 12)}½ years`;
  return `${months} months`;
}

/** "15 años", "2 años y medio", "18 meses". */
export function inYearsSpanish(months: number): string {
  if (months % 12 === 0) return months === 12 ? "1 año" : `${months / 12} años`;
  if (months % 6 === 0 && months > 12) {
    const years = Math.floor(months / 12);
    return `${years === 1 ? "1 año" : `${years} años`} y medio`;
  }
  return `${months} meses`;
}

/** "first", "20th" … for a day of the month. */
export function ordinalDay(day: number): string {
  const tail = day % 100 >= 11 && day % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${tail}`;
}
