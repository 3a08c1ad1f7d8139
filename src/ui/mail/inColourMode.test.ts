import { expect, it } from 'vitest';
import { inColourMode } from './inColourMode.ts';

const mail = `<meta name="color-scheme" content="light dark"/><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){a{b:c}}@media (prefers-color-scheme:dark){p{color:#fff}}</style><p>A light dark room</p>`;

it('asks the browser nothing: the rules of the dark count in the dark only', () => {
  expect(
    inColourMode(mail, 'light'),
  ).toBe(`<meta name="color-scheme" content="light"/><style>:root{color-scheme:light;supported-color-schemes:light dark}
@media (max-width:480px){a{b:c}}@media not all{p{color:#fff}}</style><p>A light dark room</p>`);
  expect(
    inColourMode(mail, 'dark'),
  ).toBe(`<meta name="color-scheme" content="dark"/><style>:root{color-scheme:dark;supported-color-schemes:light dark}
@media (max-width:480px){a{b:c}}@media all{p{color:#fff}}</style><p>A light dark room</p>`);
});
