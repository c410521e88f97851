const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/(Headless)?Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const named = (names: typeof browsers, userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";

/** What a person recognises a device by, from how its browser names itself; empty where that says nothing known. */
export const deviceName = (userAgent: string): { browser: string; system: string } => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});
