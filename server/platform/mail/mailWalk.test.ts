import { describe, expect, it } from 'vitest';
import { contrast, fromHex } from '#domain/colour/colour.ts';
import { languages } from '#domain/generated/constants.gen.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import texts from '../../../locales/en/mails.json' with { type: 'json' };
import { accountMail, type MailKind } from './accountMail.ts';
import { composeMail } from './composeMail.ts';

const kinds = Object.keys(texts).flatMap((key) => (key.endsWith('.subject') ? [key.slice(0, -8) as MailKind] : []));
const tenant = {
  ...tenantFixture('UTC'),
  name: 'Acme <b>& Co</b>',
  address: 'Rua do Ouro 12\n"Lisboa"',
  logo: 'https://t1.example.org/api/pictures/mark',
  whiteLogo: 'https://t1.example.org/api/pictures/white',
  brand: '#ffd400',
};
const words = {
  subject: 'Pitch <night>',
  address: 'new@t1.test',
  startup: 'Red',
  program: 'Growth',
  form: 'About you',
  next: 'You hear from us by mail.',
};

/** All addresses that a mail leads to or fetches from. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);

const unsafe = /<(?:script|iframe|form|object|link)\b|<[^>]*\son\w+=|javascript:/i;

describe('each mail that the server sends by itself', () => {
  it('is one of several', () => expect(kinds.length).toBeGreaterThan(6));

  it.each(kinds.flatMap((kind) => languages.map(({ id }) => [kind, id] as const)))('%s in %s', (kind, language) => {
    const to = { email: 'ada@t1.test', firstName: '<Ada>', language, words };
    const { subject, text, html = '' } = accountMail(kind, tenant, to, '/confirm/1');
    for (const said of [subject, text, html]) expect(said).not.toMatch(/\{\{|undefined|null,|\[object/);
    expect(text).not.toContain(`${kind}.`);
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).toContain(`lang="${language.replace('_', '-')}"`);
    expect(html).not.toMatch(unsafe);
    expect(html).not.toContain('<b>');
    for (const address of addressesIn(html)) expect(address).toMatch(/^https?:\/\//);
    // Both parts say the same: each paragraph of the one stands in the other.
    const plain = html
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'");
    for (const line of text.split('\n\n').slice(0, 2)) expect(plain.replaceAll('&amp;', '&')).toContain(line);
    expect(text).toContain(`http://t1.localhost/confirm/1`);
    expect(text).toContain(`--\n${tenant.name}\n${tenant.address}`);
  });
});

const content = {
  subject: 'A word',
  before: ['One line\nand another', '<img src=x onerror=alert(1)>'],
  link: { href: 'http://t1.localhost/tasks' },
  after: ['That is all.'],
};
const mailOf = (more: object = {}, brand: object = {}) =>
  composeMail({ ...tenant, ...brand }, 'ada@t1.test', 'en', { ...content, ...more }).html ?? '';

describe('a mail', () => {
  it('stands under the mark of the organisation, in the dark under that for dark backgrounds, or its name', () => {
    expect(mailOf()).toMatch(/<img [^>]*class="onLight"[^>]* src="[^"]*mark"/);
    expect(mailOf()).toMatch(/<img [^>]*class="onDark"[^>]* src="[^"]*white"[^>]* style="display:none/);
    expect(mailOf({}, { whiteLogo: null })).not.toContain('class="onDark"');
    expect(mailOf({}, { logo: null })).toMatch(/<span class="name"[^>]*>Acme &lt;b&gt;/);
  });

  it.each(['#ffd400', '#111111', '#2f6fd6', 'no colour', null])('can be read on its button, made of %s', (brand) => {
    const [, fill = ''] = /class="button" style="[^"]*background:(#[0-9a-f]{6})/.exec(mailOf({}, { brand })) ?? [];
    expect(contrast(fromHex(fill) ?? [0, 0, 0], [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
    const [, onDark = ''] = /\.card a\{color:(#[0-9a-f]{6}) !important/.exec(mailOf({}, { brand })) ?? [];
    expect(contrast(fromHex(onDark) ?? [0, 0, 0], [22, 25, 31])).toBeGreaterThanOrEqual(4.4);
  });

  it('takes nothing that was written for markup, and keeps lines', () => {
    expect(mailOf()).toContain('One line<br/>and another');
    expect(mailOf()).not.toMatch(unsafe);
  });

  it('leads to the web only', () => {
    expect(mailOf({ link: { href: 'javascript:alert(1)', label: 'Go' } })).not.toMatch(unsafe);
  });

  it('names where it leads in its reader’s words, and offers the usual choice first', () => {
    expect(mailOf()).toContain('>Open in Acme &lt;b&gt;&amp; Co&lt;/b&gt;</');
    const choices = ['Accept', 'Decline'].map((label) => ({ label, href: `http://t1.localhost/${label}` }));
    const html = mailOf({ choices });
    expect(html).toMatch(/Accept" class="button"[\s\S]*Decline" class="choice"[\s\S]*tasks" class="link"/);
  });
});
