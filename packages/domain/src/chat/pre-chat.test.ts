import { expect, it } from "vitest";
import { PreChat } from "./pre-chat.ts";

const codes = (friendlyName: string, emailAddress: string): string[] =>
  PreChat.safeParse({ friendlyName, emailAddress }).error?.issues.map(({ message }) => message) ?? [];

it("asks for a name, and takes an address or none", () => {
  expect(codes("Dana Whitfield", "dana@example.com")).toEqual([]);
  expect(codes("Dana Whitfield", " ")).toEqual([]);
  expect(codes(" ", "")).toEqual(["required"]);
});

it("takes 128 characters of each, and only an address that can be one", () => {
  expect(codes("x".repeat(128), "")).toEqual([]);
  expect(codes("x".repeat(129), "")).toEqual(["too-long"]);
  expect(codes("Dana", `dana@${"example.".repeat(16)}com`)).toEqual(["too-long"]);
  expect(codes("Dana", "dana@")).toEqual(["email-invalid"]);
});
