import { describe, expect, it } from "vitest";
import { couldNotLoadWords } from "./could-not-load.words.ts";
import { errorWords } from "./error-page.words.ts";
import { failureWords } from "./failure.words.ts";

const PHONE = "(800) 555-0100";
const CALL = { en: /call us|contact customer support/gi, es: /llámenos|comuníquese con/gi } as const;

describe.each(["en", "es"] as const)("what is said when nothing was answered (%s)", (language) => {
  it.each(Object.values(failureWords))("asks to call once, wherever it stands: %o", (failure) => {
    const inPlace = `${failure[language]} ${couldNotLoadWords.call[language](PHONE)}`;
    const onPage = `${errorWords.lead[language]} ${failure[language]} ${errorWords.support[language]}`;
    for (const said of [inPlace, onPage]) expect(said.match(CALL[language])).toHaveLength(1);
  });
});
