import { describe, expect, it } from "vitest";
import { carriedQuery, carrying, isRedirectBack, loginPath, pathAfterLogin, redirectOfOldPath } from "./redirects.ts";

describe("addresses of before", () => {
  it.each([
    ["/account/heloc-signer", "", "/heloc-signer"],
    ["/account/heloc-signer/sign", "", "/heloc-signer/sign"],
    ["/account/heloc-signer/sign", "?token=secret&pop-webchat=1", "/heloc-signer/sign?pop-webchat=1"],
    ["/account/register", "?referrer=abc&step=name", "/register?referrer=abc&step=name"],
    ["/account/heloc-signers", "", null],
    ["/register", "", null],
  ])("%s%s leads to %s", (path, search, expected) => {
    expect(redirectOfOldPath(path, search)).toBe(expected);
  });
});

describe("what a redirect keeps of the query", () => {
  it.each([
    ["", ""],
    ["?", ""],
    ["?pop-webchat", "?pop-webchat"],
    ["?a=1&pop-webchat=true&b=2", "?pop-webchat=true"],
    ["?pop-webchats=1&a=pop-webchat", ""],
  ])("%s: %s", (search, kept) => {
    expect(carriedQuery(search)).toBe(kept);
  });
});

describe("a path that a redirect leads to", () => {
  it.each([
    ["/dashboard", "?a=1&pop-webchat", "/dashboard?pop-webchat"],
    ["/account/heloc/register?step=name", "?pop-webchat=1", "/account/heloc/register?step=name&pop-webchat=1"],
    ["/account/heloc/register?pop-webchat=1", "?pop-webchat=1", "/account/heloc/register?pop-webchat=1"],
    ["/dashboard", "?a=1", "/dashboard"],
  ])("%s from %s is %s", (path, search, expected) => {
    expect(carrying(path, search)).toBe(expected);
  });

  it("keeps it behind a log-in too", () => {
    expect(pathAfterLogin("/account/heloc/u", "?pop-webchat&redirectUrl=x")).toBe("/account/heloc/u?pop-webchat");
    expect(pathAfterLogin(null, "?pop-webchat")).toBe("/dashboard?pop-webchat");
  });
});

describe("a path to go back to", () => {
  it.each(["/account/heloc/register", "/dashboard", "/a"])("%s is honoured", (path) => {
    expect(isRedirectBack(path)).toBe(true);
    expect(pathAfterLogin(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/Dashboard",
    "/1",
    "dashboard",
    "/",
    "",
    "\n/a",
  ])("%j is not", (path) => {
    expect(isRedirectBack(path)).toBe(false);
    expect(pathAfterLogin(path)).toBe("/dashboard");
    expect(loginPath("/auth/login", path, "")).toBe("/auth/login");
  });

  it("is the dashboard when none is asked for", () => {
    expect(pathAfterLogin(null)).toBe("/dashboard");
  });
});
