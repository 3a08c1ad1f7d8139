import { describe, expect, it } from 'vitest';
import { languages } from '#domain/generated/constants.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { helpPage, helpPages } from '#server/modules/documentation/helpPages.ts';
import { accountMail, type MailKind } from '#server/platform/mail/accountMail.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { textKeys } from './localeTexts.ts';
import { type NoticeKey, noticeText } from './notices.ts';
import { type RefusalReason, refusalText, sharedTexts } from './refusals.ts';
import { type TextReader, textFor } from './textReader.ts';

/** Everything that the server says, in languages whose scripts show at once what was forgotten. */
const foreign = ['ar', 'ja_JP', 'uk'] as const;

/** Two Latin words in a row. Single ones are names: GraphQL, JSON, CSV, Idempotency-Key. */
const LATIN = /[A-Za-z]{2,}[,.:;!?]? [A-Za-z]{2,}/;
/** Names that are several words everywhere: of products, of a header, of the columns of a file. */
const brands = /Tag Manager|apollo-require-preflight: true|email, firstName, lastName/g;

const latinIn = (text: string) => LATIN.exec(text.replace(brands, ''))?.[0] ?? null;

/** Every text of a namespace under a prefix, by its key. */
const said = (reader: TextReader, namespace: string, prefix = '') =>
  textKeys(namespace)
    .filter((key) => key.startsWith(prefix))
    .map((key): [string, string] => [
      `${namespace}:${key}`,
      textFor(reader, namespace, key, filled(namespace, key)) ?? '',
    ]);

/** A mark for each place that the English text has. */
function filled(namespace: string, key: string): Record<string, string> {
  const english = textFor({ language: 'en', startupLabel: null }, namespace, key) ?? '';
  const places = [...english.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  // Where English says one in words, others write the number.
  return Object.fromEntries([...places, 'count'].map((name) => [name, '◆']));
}

describe.each(foreign)('in %s', (language) => {
  const reader: TextReader = { language, startupLabel: null };
  const strange = (texts: readonly (readonly [string, string])[]) =>
    texts.filter(([, text]) => latinIn(text) !== null || text === '' || /\{\{/.test(text));

  it('every refusal is said without a Latin sentence', () => {
    const reasons = [...textKeys('refusals'), ...Object.keys(sharedTexts)] as RefusalReason[];
    expect(reasons.length).toBeGreaterThan(120);
    const texts = reasons.map((reason): [string, string] => {
      const [namespace, key] = (sharedTexts as Record<string, readonly [string, string]>)[reason] ?? [
        'refusals',
        reason,
      ];
      return [reason, refusalText(reader, { reason, values: filled(namespace, key) })];
    });
    expect(strange(texts)).toEqual([]);
  });

  it('every notification is', () => {
    const keys = textKeys('notices').filter((key) => !key.startsWith('details')) as NoticeKey[];
    const filledWith = { name: '◆', at: '2099-03-04T15:00:00.000Z', of: '◆', count: 7, by: '◆', host: '◆' };
    const texts = keys.map((text): [string, string] => [
      text,
      noticeText(reader, 'Asia/Tokyo', {
        text,
        ...filledWith,
        left: ['◆'],
        joined: ['◆'],
        planned: [{ name: '◆', at: null }],
        lacksPlace: true,
      }),
    ]);
    expect(texts.length).toBeGreaterThan(14);
    expect(strange(texts)).toEqual([]);
  });

  it('every mail is', () => {
    const subjects = textKeys('mails').filter((key) => key.endsWith('.subject'));
    const kinds = subjects.map((key) => key.split('.')[0]) as MailKind[];
    const tenant = { ...tenantFixture('UTC'), name: '◆' };
    const to = {
      email: '◆@◆',
      firstName: '◆',
      language,
      words: { subject: '◆', address: '◆', startup: '◆', program: '◆', form: '◆', next: '◆' },
    };
    const texts = kinds.flatMap((kind): [string, string][] => {
      const { subject, text } = accountMail(kind, tenant, to, '/');
      return [
        [`${kind} subject`, subject],
        [`${kind} text`, text.replace(tenant.origin, '')],
      ];
    });
    expect(texts).toHaveLength(24);
    expect(strange(texts)).toEqual([]);
  });

  it('every kind of timeline item, of notification and of what is done to a record is', () => {
    const enums = ['TimelineEventType', 'NotificationType', 'LogAction', 'ApplicationActivityKind'];
    const texts = enums.flatMap((name) => said(reader, 'spec', `enum.${name}.`));
    expect(texts.length).toBeGreaterThan(30);
    expect(strange([...texts, ...said(reader, 'startupFile', 'timeline.')])).toEqual([]);
  });

  it('every record and field that the activity log may name is', () => {
    const texts = Object.values(entities).flatMap(({ name }) => [
      ...said(reader, 'spec', `entity.${name}.`),
      ...said(reader, 'spec', `field.${name}.`),
    ]);
    expect(texts.length).toBeGreaterThan(800);
    expect(strange([...texts, ...said(reader, 'records')])).toEqual([]);
  });

  it('every role and permission is', () => {
    expect(strange([...said(reader, 'spec', 'role.'), ...said(reader, 'spec', 'permission.')])).toEqual([]);
  });

  it('every page of the help is', () => {
    const texts = Object.keys(helpPages).flatMap((slug): [string, string][] => {
      const { title, description, body, categories } = helpPage(reader, slug);
      return [title, description, body, ...categories].map((text) => [slug, text]);
    });
    expect(strange(texts)).toEqual([]);
  });
});

describe.each(languages.map(({ id }) => id))('pages of the help in %s', (language) => {
  it('are all there, name what the interface names, and are no copy of the English ones', () => {
    for (const slug of Object.keys(helpPages)) {
      const page = helpPage({ language, startupLabel: null }, slug);
      expect(`${page.title}${page.body}`, slug).not.toMatch(/\{\{/);
      expect(
        page.categories.every((category) => category !== ''),
        slug,
      ).toBe(true);
      const english = helpPage({ language: 'en', startupLabel: null }, slug);
      expect(page.body === english.body, slug).toBe(language === 'en');
    }
  });
});
