import { describe, expect, it } from 'vitest';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { pageHead } from './pageHead.ts';

const tenant = {
  name: 'Acme',
  description: 'Programs for early teams',
  defaultLanguage: 'fr',
  seoTitle: null,
  isListed: false,
} as Tenant;

describe('pageHead', () => {
  it('has the title, words and language of the organisation', () => {
    expect(pageHead(tenant, '/login', { 'accept-language': 'de' })).toEqual({
      name: 'Acme',
      title: 'Acme',
      description: 'Programs for early teams',
      language: 'fr',
      isListed: false,
    });
  });

  it('is listed under the title for search results where the organisation wants that', () => {
    const listed = pageHead({ ...tenant, seoTitle: 'Acme for founders', isListed: true }, '/login', {});
    expect(listed).toMatchObject({ name: 'Acme', title: 'Acme for founders', isListed: true });
  });

  it('is always listed where it invites to a program, and never without an organisation', () => {
    expect(pageHead(tenant, '/apply/program/spring', {}).isListed).toBe(true);
    expect(pageHead(null, '/apply/program/spring', {}).isListed).toBe(false);
  });

  it('says what the page itself is about, where it is about something', () => {
    expect(pageHead(tenant, '/apply/program/spring', {}, 'For rivers.').description).toBe('For rivers.');
  });

  it('prefers the language chosen in this browser', () => {
    expect(pageHead(tenant, '/', { cookie: 'a=1; lang_pref=uk' }).language).toBe('uk');
    expect(pageHead(tenant, '/', { cookie: 'lang_pref=xx' }).language).toBe('fr');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl, ja;q=0.4, pt-BR;q=0.7', 'pt'],
    ['ja-JP', 'ja_JP'],
    ['de;q=0', 'en'],
    ['de;q=much, fr;q=0.5', 'fr'],
    ['nl', 'en'],
    ['q=;;,', 'en'],
    [undefined, 'en'],
  ])('without an organisation, %s is read in %s', (wishes, language) => {
    expect(pageHead(null, '/', wishes === undefined ? {} : { 'accept-language': wishes }).language).toBe(language);
  });
});
