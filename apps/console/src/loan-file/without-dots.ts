/** An act's name where it is done; on the button that only opens its dialog, dots say that more is asked first. */
export const withoutDots = (name: string): string => name.replace(/ …$/, "");
