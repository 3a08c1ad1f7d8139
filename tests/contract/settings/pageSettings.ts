/** What the pages of an organisation are, before anybody has signed in and for who may show or find them. */
import type { House } from './House.ts';
import type { HouseCase, ProvedBy } from './SettingCase.ts';

export const page = (saved: object, rest: Omit<HouseCase, 'world' | 'saved'>): HouseCase => ({
  world: 'house',
  saved,
  ...rest,
});

const html = (pattern: RegExp) => async (house: House) => pattern.exec((await house.page()).text)?.[1];
const title = html(/<title>([^<]*)/);
const description = html(/name="description" content="([^"]*)"/);
const scripts = (house: House) => house.policy('script-src');
const LOGIN_LINK = 'src/features/auth/PasswordPages.stories.tsx';

/** A part of the link beside the sign-in form; the story draws it. */
function loginLink(part: 'text' | 'url' | 'buttonBackgroundColor' | 'buttonTextColor', value: string): HouseCase {
  return page(
    { incubatorCustomLoginTextAndLink: { active: true, [part]: value } },
    {
      besides: { incubatorCustomLoginTextAndLink: { active: true } },
      seen: async (house) => (await house.visited())?.incubatorCustomLoginTextAndLink?.[part] ?? null,
      usually: null,
      changed: value,
      drawnBy: { file: LOGIN_LINK, test: 'OwnLink' },
    },
  );
}

const terms: ProvedBy = { file: 'src/features/auth/LoginPage.stories.tsx', test: 'WithTerms' };
const seo = (more: object) => ({ incubatorSeo: { active: true, ...more } });

export const pageSettings = {
  name: page({ name: 'Harbour' }, { seen: title, usually: 'Plain', changed: 'Harbour' }),
  description: page({ description: 'For early teams' }, { seen: description, usually: '', changed: 'For early teams' }),
  defaultLanguage: page({ defaultLanguage: 'fr' }, { seen: html(/<html lang="(\w+)"/), usually: 'en', changed: 'fr' }),
  'incubatorSeo.active': page(seo({}), {
    seen: async (house) => (await house.page()).headers['x-robots-tag'],
    usually: 'noindex',
    changed: undefined,
  }),
  'incubatorSeo.seoTitle': page(seo({ seoTitle: 'Plain for founders' }), {
    besides: seo({}),
    seen: title,
    usually: 'Plain',
    changed: 'Plain for founders',
  }),
  'incubatorSeo.seoDescription': page(seo({ seoDescription: 'Found' }), {
    besides: seo({}),
    seen: description,
    usually: '',
    changed: 'Found',
  }),
  gtmId: page(
    { gtmId: 'GTM-RED123' },
    { seen: scripts, usually: "script-src 'self'", changed: "script-src 'self' https://www.googletagmanager.com" },
  ),
  chatScriptUrl: page(
    { chatScriptUrl: 'https://chat.test/x.js' },
    { seen: scripts, usually: "script-src 'self'", changed: "script-src 'self' https://chat.test" },
  ),
  apiBaseEndpoint: page(
    { apiBaseEndpoint: 'https://api.test' },
    {
      seen: async (house) => (await house.policy('connect-src')).includes(' https://api.test wss://api.test'),
      usually: false,
      changed: true,
      drawnBy: { file: 'src/data/session/loadSession.test.ts', test: 'is where the requests go that follow the first' },
    },
  ),
  embeddingSites: page(
    { embeddingSites: ['https://www.acme.org'] },
    {
      seen: (house) => house.policy('frame-ancestors', '/embed/program/any'),
      usually: "frame-ancestors 'none'",
      changed: 'frame-ancestors https://www.acme.org',
    },
  ),
  'incubatorTermsAndServices.url': page(
    { incubatorTermsAndServices: { url: 'https://acme.org/terms' } },
    {
      seen: async (house) => (await house.visited())?.incubatorTermsAndServices?.url,
      usually: undefined,
      changed: 'https://acme.org/terms',
      drawnBy: terms,
    },
  ),
  'incubatorCustomLoginTextAndLink.active': page(
    { incubatorCustomLoginTextAndLink: { active: true, text: 'Apply' } },
    {
      besides: { incubatorCustomLoginTextAndLink: { active: false, text: 'Apply' } },
      seen: async (house) => (await house.visited())?.incubatorCustomLoginTextAndLink?.active,
      usually: false,
      changed: true,
      drawnBy: { file: LOGIN_LINK, test: 'OwnLinkSwitchedOff' },
    },
  ),
  'incubatorCustomLoginTextAndLink.text': loginLink('text', 'Apply'),
  'incubatorCustomLoginTextAndLink.url': loginLink('url', 'https://acme.org/apply'),
  'incubatorCustomLoginTextAndLink.buttonBackgroundColor': loginLink('buttonBackgroundColor', '#ffe066'),
  'incubatorCustomLoginTextAndLink.buttonTextColor': loginLink('buttonTextColor', '#402000'),
} as const;
