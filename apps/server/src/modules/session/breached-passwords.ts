/**
 * Passwords of at least eight characters that lead every published list of breached ones, and their usual lengthenings. What
 * is as long as it must be by repetition or sequence alone is `isEasyToGuess`.
 */
const roots = [
  "password",
  "passw0rd",
  "qwertyuiop",
  "qwerty123",
  "1q2w3e4r5t",
  "iloveyou",
  "sunshine",
  "princess",
  "football",
  "baseball",
  "superman",
  "trustno1",
  "welcome1",
  "letmein1",
  "monkey123",
  "dragon123",
  "abc12345",
  "abcd1234",
  "12345678",
  "123456789",
  "1234567890",
  "87654321",
  "11111111",
  "00000000",
  "asdfghjkl",
  "zxcvbnm1",
  "starwars",
  "whatever",
  "computer",
  "michelle",
  "jennifer",
  "changeme",
];

const endings = [
  "",
  "1",
  "12",
  "123",
  "1234",
  "12345",
  "123456",
  "1234567",
  "12345678",
  "!",
  "1!",
  "123!",
  "2024",
  "2025",
  "2026",
];

export const breachedPasswords: ReadonlySet<string> = new Set(
  roots.flatMap((root) => [
    ...endings.map((ending) => root + ending),
    ...roots.map((second) => root + second),
    root.repeat(2),
    root.repeat(3),
  ]),
);
