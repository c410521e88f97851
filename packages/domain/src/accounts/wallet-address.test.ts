import { assert, constantFrom, nat, pre, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { isWalletAddress, WalletAddressInput } from "./wallet-address.ts";

/** The first block's, and from the texts of BIP 13, BIP 173 and BIP 350. */
const ofBitcoin = [
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  "3P14159f73E4gFr7JterCCQh9QjiTjiZrG",
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
];
/** From the text of EIP-55, and a well-known example. */
const ofEthereum = [
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0x71C7656EC7ab88b098defB751B7401B5f6d8976F",
];
const known = [...ofBitcoin, ...ofEthereum];

const characters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".split("");
const places = (address: string): number[] => Array.from({ length: address.length }, (_, at) => at);

const codesOf = (text: string) => WalletAddressInput.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

describe("the address of a wallet", () => {
  it.each(known)("holds with its check digits: %s", (address) => {
    expect(WalletAddressInput.parse(` ${address}\n`)).toBe(address);
  });

  it.each(["0x52908400098527886e0f7030069857d2e4169ee7", "0x52908400098527886E0F7030069857D2E4169EE7"])(
    "of Ethereum may have no check digits: %s",
    (address) => {
      expect(codesOf(address)).toEqual([]);
    },
  );

  it("of Bitcoin never holds with another letter or digit in any one place", () => {
    assert(
      property(constantFrom(...ofBitcoin), nat(), constantFrom(...characters), (address, place, character) => {
        const at = place % address.length;
        pre(character !== address[at]);
        return !isWalletAddress(address.slice(0, at) + character + address.slice(at + 1));
      }),
      { numRuns: 3000 },
    );
  });

  it.each(ofEthereum)("never holds with one letter in the other case: %s", (address) => {
    const letters = places(address).filter((at) => at > 1 && /[a-f]/i.test(address[at] ?? ""));
    const changed = letters.map((at) => {
      const letter = address[at] ?? "";
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      return address.slice(0, at) + other + address.slice(at + 1);
    });
    expect(changed.filter(isWalletAddress)).toEqual([]);
  });

  it.each(known)("never holds with two neighbours that have changed places: %s", (address) => {
    const changed = places(address)
      .slice(3, -1)
      .map((at) => `${address.slice(0, at)}${address[at + 1]}${address[at]}${address.slice(at + 2)}`)
      .filter((other) => other.toLowerCase() !== address.toLowerCase());
    expect(changed.filter(isWalletAddress)).toEqual([]);
  });

  it.each([
    ["", ["required"]],
    ["Soren's wallet", ["wallet-invalid"]],
    ["0x71C7656EC7ab88b098defB751B7401B5f6d8976", ["wallet-invalid"]],
    ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", ["wallet-invalid"]],
    ["0x71C7656EC7ab88b098defB751B7401B5f6d8976f", ["wallet-mistyped"]],
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", ["wallet-mistyped"]],
    // The first version with the check digits of later ones, and a later one with those of the first (BIP 350).
    ["bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", ["wallet-mistyped"]],
    ["bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4", ["wallet-mistyped"]],
    // A version that nobody uses yet.
    ["bc1sw50qgdz25j", ["wallet-invalid"]],
    ["bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs", ["wallet-mistyped"]],
  ])("%j is refused as %j", (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
});
