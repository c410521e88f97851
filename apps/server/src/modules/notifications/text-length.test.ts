import { onHost } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { withPlainSigns } from "@gable/domain/notifications/text-characters.ts";
import { describe, expect, it } from "vitest";
import { cancelledBy, mayCancel, mayConfirm } from "../signers/cancel-messages.ts";
import { claimGone, lineOpen, nothingToSign, signedForNothing } from "../signers/end-messages.ts";
import * as toSigners from "../signers/messages.ts";
import { momentNames, moments } from "./moments/moments.ts";
import { replyWords } from "./reply-words.ts";
import { momentIn } from "./spoken-figures.ts";
import { withEnding } from "./text-ending.ts";

/** GSM 03.38: the alphabet of text messages, and what of it takes two places. */
const ALPHABET =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const DOUBLED = "^{}\\[~]|€";

const isPlain = (text: string): boolean =>
  text.split("").every((sign) => ALPHABET.includes(sign) || DOUBLED.includes(sign));

/** How many parts a phone puts together, each of which is paid for. */
function partsOf(text: string): number {
  if (!isPlain(text)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const places = text.split("").reduce((sum, sign) => sum + (DOUBLED.includes(sign) ? 2 : 1), 0);
  return places <= 160 ? 1 : Math.ceil(places / 153);
}

const UUID = "00000000-0000-4000-8000-000000000000";
const ORIGIN = "https://apply.harborandpine.example";
const SIGNERS = `${ORIGIN}/account/heloc/heloc-signer/login?code=K7QM2XRV9T01`;
const FIRST_NAME = "Maximiliano";
const evening = "2026-12-03T01:30:00Z";
const when = {
  en: momentIn("en", evening, "America/New_York"),
  es: momentIn("es", evening, "America/New_York"),
};

type Said = readonly [of: string, said: Words, link: string | undefined];

const ofSigners: readonly Said[] = [
  ["invitation", toSigners.invitationText(FIRST_NAME, FIRST_NAME), SIGNERS],
  ["reminder", toSigners.reminder(FIRST_NAME, FIRST_NAME, "AT_OFFICE").subject, SIGNERS],
  ["contact changed", toSigners.contactChanged(FIRST_NAME).subject, undefined],
  ["papers ready", toSigners.papersReady(FIRST_NAME).subject, SIGNERS],
  ["on paper", toSigners.onPaper(FIRST_NAME).subject, undefined],
  ["may cancel", mayCancel(FIRST_NAME, when, false).subject, SIGNERS],
  ["may confirm", mayConfirm(FIRST_NAME, when).subject, SIGNERS],
  ["notary booked", toSigners.notaryBooked(FIRST_NAME, when).subject, SIGNERS],
  ["sit beside", toSigners.sitBeside(FIRST_NAME, FIRST_NAME, when).subject, SIGNERS],
  ["visit booked", toSigners.visitBooked(FIRST_NAME, when, "1 Elm St").subject, undefined],
  ["notary ahead", toSigners.notaryAhead(FIRST_NAME, when, "day").subject, SIGNERS],
  ["notary missed", toSigners.notaryMissed(FIRST_NAME, FIRST_NAME, "signed").subject, undefined],
  ["cancelled", cancelledBy(FIRST_NAME, "2600000018").subject, undefined],
  ["nothing to sign", nothingToSign(FIRST_NAME).subject, undefined],
  ["signed for nothing", signedForNothing(FIRST_NAME, when).subject, SIGNERS],
  ["claim gone", claimGone(FIRST_NAME, "RELEASED").subject, undefined],
  [
    "line open",
    lineOpen(FIRST_NAME, FIRST_NAME, "Elm St", { hadDaysToCancel: true, isByHand: false }).subject,
    SIGNERS,
  ],
  ["asked", toSigners.askedFor(FIRST_NAME).subject, SIGNERS],
  ["pictures again", toSigners.picturesAgain(FIRST_NAME).subject, SIGNERS],
  ["answered", toSigners.answered(FIRST_NAME).subject, SIGNERS],
];

const ofBorrowers = momentNames.flatMap((name): Said[] => {
  const { text, path } = moments[name];
  return text ? [[name, text, ORIGIN + onHost(path(UUID))]] : [];
});

const asSent = (said: string): string => withPlainSigns(`Harbor & Pine: ${said}`);

describe("a text", () => {
  it.each([...ofBorrowers, ...ofSigners])(
    "takes two parts at most in English, and four in Spanish: %s",
    (_of, said, link) => {
      const { en, es } = withEnding(said, link);
      expect(
        asSent(en)
          .split("")
          .filter((sign) => !isPlain(sign)),
      ).toEqual([]);
      expect(partsOf(asSent(en))).toBeLessThanOrEqual(2);
      expect(partsOf(asSent(es))).toBeLessThanOrEqual(4);
      for (const text of [asSent(en), asSent(es)]) {
        expect(text).toMatch(/^Harbor & Pine: /);
        expect(text).toContain("STOP");
        expect(text).not.toMatch(/\$\d|!|undefined/);
        expect(text).toContain(link === undefined ? ". Re" : `: ${link} Re`);
      }
    },
  );

  it.each(Object.entries(replyWords))(
    "that answers one takes two parts at most in English, and three in Spanish: %s",
    (_of, say) => {
      const { en, es } = say("(800) 555-0142");
      expect(isPlain(asSent(en))).toBe(true);
      expect(partsOf(asSent(en))).toBeLessThanOrEqual(2);
      expect(partsOf(asSent(es))).toBeLessThanOrEqual(3);
    },
  );
});
