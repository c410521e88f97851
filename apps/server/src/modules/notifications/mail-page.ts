import type { Language } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { type Palette, themeOf } from "@gable/ui/tokens/theme.ts";
import { escapeHtml } from "../../http/escape-html.ts";

/** What a mail says, in the language of who reads it. All plain text. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly href: string; readonly words: string };
  readonly code?: string;
  /** Where its receiver, who has an account, chooses what is written to them. */
  readonly settings?: string;
  /** How its receiver ends mails that no application asks for. */
  readonly leaving?: { readonly words: string; readonly page: string };
}

/** A mail as plain text: link and code stand on lines of their own. */
export function mailText({ orgBrand, orgMetaData }: Lender, { paragraphs, link, code, leaving }: MailParts): string {
  const { companyAddress, phoneFormatted } = orgMetaData.companyInfo;
  return [
    ...paragraphs,
    ...(link ? [link.href] : []),
    ...(code ? [code] : []),
    `${orgBrand} · ${phoneFormatted}`,
    ...(leaving ? [companyAddress, leaving.words, leaving.page] : []),
  ].join("\n\n");
}

const FONTS = "'Source Sans 3', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const words = {
  otherwise: { en: "If the button does not open:", es: "Si el botón no se abre:" },
  settings: { en: "Choose which messages you get", es: "Elija qué mensajes recibe" },
} as const;

/**
 * The same mail as a page in the lender's colours. Mail programs know few rules: tables lay it out, each element carries its own look,
 * and nothing is fetched, so that opening it tells nobody. Where a program turns pages dark, its own look is ours.
 */
export function mailPage(lender: Lender, parts: MailParts): string {
  const { light, dark } = themeOf(lender.orgMetaData.other.colours);
  const { language, subject, paragraphs, link, code } = parts;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkRules(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.canvas};color:${light.ink};font:400 17px/26px ${FONTS};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px 40px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;text-align:left;">
<tr><td class="brand" style="padding:0 4px 14px;color:${light["accent-ink"]};font:600 20px/28px ${FONTS};">${escapeHtml(lender.orgBrand)}</td></tr>
<tr><td class="sheet" style="padding:28px 28px 16px;background:${light.surface};border:1px solid ${light.line};border-top:3px solid ${light.accent};border-radius:4px;overflow-wrap:anywhere;">
<h1 style="margin:0 0 16px;font:600 24px/30px ${FONTS};">${escapeHtml(subject)}</h1>
${[...paragraphs.map(paragraph), ...(code ? [bigCode(code, light)] : []), ...(link ? [button(link, language, light)] : [])].join("\n")}
</td></tr>
${foot(lender, parts, light)}
</table>
</td></tr></table>
</body>
</html>
`;
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const bigCode = (code: string, { tint }: Palette): string =>
  `<p class="code" style="margin:0 0 16px;padding:14px 18px;background:${tint};border-radius:4px;font:600 28px/36px ui-monospace, Menlo, Consolas, monospace;letter-spacing:3px;">${escapeHtml(code)}</p>`;

function button({ href, words: label }: NonNullable<MailParts["link"]>, language: Language, light: Palette): string {
  const to = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;"><tr><td class="button" style="background:${light.accent};border-radius:4px;">
<a href="${to}" style="display:inline-block;padding:13px 24px;color:${light["on-accent"]};font:600 17px/22px ${FONTS};text-decoration:none;">${escapeHtml(label)}</a>
</td></tr></table>
<p class="quiet" style="margin:0 0 16px;color:${light["ink-3"]};font:400 13px/18px ${FONTS};word-break:break-all;">${words.otherwise[language]} ${quietLink(href, href)}</p>`;
}

const quietLink = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" style="color:inherit;">${escapeHtml(text)}</a>`;

function foot({ orgBrand, orgMetaData }: Lender, { language, settings, leaving }: MailParts, light: Palette): string {
  const { companyAddress, phoneFormatted, email } = orgMetaData.companyInfo;
  const { companyName, companyNMLS } = orgMetaData.other.footerData;
  const lines = [
    `${escapeHtml(orgBrand)} · ${quietLink(`tel:${phoneFormatted.replace(/[^\d+]/g, "")}`, phoneFormatted)} · ${quietLink(`mailto:${email}`, email)}`,
    escapeHtml(`${companyName} · NMLS ${companyNMLS} · ${companyAddress}`),
    ...(settings ? [quietLink(settings, words.settings[language])] : []),
    ...(leaving ? [quietLink(leaving.page, leaving.words)] : []),
  ];
  return `<tr><td class="quiet" style="padding:16px 4px 0;color:${light["ink-3"]};font:400 13px/20px ${FONTS};">${lines.join("<br>\n")}</td></tr>`;
}

/** For programs that show a page dark: these know rules, and what an element carries itself gives way. */
function darkRules(dark: Palette): string {
  const rules = {
    ".ground": `background:${dark.canvas}!important;color:${dark.ink}!important`,
    ".brand": `color:${dark["accent-ink"]}!important`,
    ".sheet": `background:${dark.surface}!important;border-color:${dark.line}!important;border-top-color:${dark.accent}!important`,
    ".code": `background:${dark.tint}!important`,
    ".button": `background:${dark.accent}!important`,
    ".button a": `color:${dark["on-accent"]}!important`,
    ".quiet": `color:${dark["ink-3"]}!important`,
  };
  const all = Object.entries(rules).map(([selector, rule]) => `${selector}{${rule}}`);
  return `@media (prefers-color-scheme:dark){${all.join("")}}`;
}
