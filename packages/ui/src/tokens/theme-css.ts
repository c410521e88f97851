import { type Palette, roles, shades, type Theme } from "./theme.ts";

/**
 * The variables of one theme as CSS text, for the style element that the server writes into the page.
 * Follows the system's light or dark unless `data-theme="light"` or `data-theme="dark"` stands on the root element.
 */
export function themeCss(theme: Theme): string {
  const numbers = shades.map((shade) => `--shade-${shade}:${theme.shades[shade]}`).join(";");
  const soft = theme.shades[800];
  const light = `${variables(theme.light)};--float:0 1px 2px ${soft}0d,0 12px 32px -8px ${soft}24;color-scheme:light`;
  const dark = `${variables(theme.dark)};--float:0 0 0 1px ${theme.dark.line},0 16px 40px -8px #00000080;color-scheme:dark`;
  return [
    `:root{${numbers};${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
  ].join("\n");
}

const variables = (palette: Palette) => roles.map((role) => `--${role}:${palette[role]}`).join(";");
