import { describe, expect, it } from 'vitest';
import { labelIn, startupVariables, withStartupLabel } from '#domain/text/startupWords.ts';
import { cookieText } from './languageCookie.ts';
import { languages, languageTag, resolveLanguage, textDirection, wishedLanguage } from './languages.ts';

describe('interface language', () => {
  it('is the user’s, else the incubator’s, else English', () => {
    expect(resolveLanguage('fr', 'de')).toBe('fr');
    expect(resolveLanguage(null, 'de')).toBe('de');
    expect(resolveLanguage(null, null)).toBe('en');
    expect(resolveLanguage('xx', 'yy')).toBe('en');
  });

  it('is one of eleven, of which Arabic alone runs from right to left', () => {
    expect([...languages].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'id', 'ja_JP', 'ko', 'pt', 'tr', 'uk']);
    expect(languages.filter((language) => textDirection(language) === 'rtl')).toEqual(['ar']);
    expect(languageTag('ja_JP')).toBe('ja');
  });

  it('is kept in a secure cookie for as many days as asked, or for the visit', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(cookieText('lang_pref', 'fr', 60, now)).toBe(
      'lang_pref=fr; expires=Mon, 02 Mar 2026 00:00:00 GMT; path=/; SameSite=Lax; Secure',
    );
    expect(cookieText('lang_pref', 'fr')).not.toContain('expires');
  });
});

describe('words for startups', () => {
  it('are those of the language where it writes them alike in every case', () => {
    expect(startupVariables('ar')).toEqual({ startup: 'شركة ناشئة', startups: 'الشركات الناشئة' });
    expect(startupVariables('ko').startups).toBe('스타트업');
    expect(startupVariables('fr')).toEqual({ startup: 'Startup', startups: 'Startups' });
    const text = `نموذج تقييم ${startupVariables('ar').startups}`;
    expect(withStartupLabel(text, 'Venture', 'ar')).toBe('نموذج تقييم Venture');
  });
});

describe('translated labels', () => {
  const labels = [
    { language: 'en', value: 'Venture' },
    { language: 'fr', value: 'Entreprise' },
  ];

  it('fall back to English', () => {
    expect(labelIn(labels, 'fr')).toBe('Entreprise');
    expect(labelIn(labels, 'de')).toBe('Venture');
  });

  it('refuse what is no list', () => {
    expect(() => labelIn(JSON.parse('"Venture"'), 'en')).toThrow('The labels argument is not an Array');
  });

  it('replace the word for startups only when the tenant has another', () => {
    expect(withStartupLabel('Startup portfolio', null, 'en')).toBe('Startup portfolio');
    expect(withStartupLabel('Startups of a startup', 'Venture', 'en')).toBe('Ventures of a venture');
  });

  it('replace the word a language has of its own, without an English plural', () => {
    expect(withStartupLabel('스타트업 관리', 'Venture', 'ko')).toBe('Venture 관리');
    expect(withStartupLabel('Meine Startups', 'Projekt', 'de')).toBe('Meine Projekts');
  });
});

describe('wishedLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['nl', 'pt-BR'], 'pt'],
    [['ja'], 'ja_JP'],
    [['nl'], 'en'],
    [[], 'en'],
  ] as const)('of %j is %s', (wishes, language) => expect(wishedLanguage(wishes)).toBe(language));
});
