import { describe, expect, it } from 'vitest';
import { maskedText, maskOf, numberText, restingText, typedDigits } from './metricMasks.ts';
import { readMetricValue, sentValue } from './metricValues.ts';

/** What stands in the field after this was typed or pasted into it. */
function shown(unitType: string, text: string, language = 'en', currency = 'USD'): string {
  const mask = maskOf(unitType, { language, currency });
  return maskedText(typedDigits(text, mask), mask);
}

/** The field key by key: what is typed goes behind what stands there. */
function typedInto(unitType: string, keys: string, language = 'en', currency = 'USD'): string {
  return [...keys].reduce((text, key) => shown(unitType, text + key, language, currency), '');
}

describe('masks', () => {
  it('put a percent sign behind percentages, which have decimals', () => {
    expect(shown('PERCENTAGE', '12.5')).toBe('12.5 %');
    expect(typedInto('PERCENTAGE', '12.5')).toBe('12.5 %');
    expect(typedInto('PERCENTAGE', '1.2.3')).toBe('1.23 %');
  });

  it('put the symbol of the currency where the language has it', () => {
    expect(typedInto('MONETARY', '1200.5')).toBe('$1200.5');
    expect(typedInto('MONETARY', '12,5', 'fr', 'EUR')).toMatch(/^12,5\s€$/u);
    expect(typedInto('MONETARY', '12.5', 'fr', 'EUR')).toMatch(/^12,5\s€$/u);
    expect(typedInto('MONETARY', '1.2.3')).toBe('$1.2.3');
  });

  it('show codes that are no currency before the amount', () => {
    expect(typedInto('MONETARY', '7', 'en', 'KR')).toBe('KR 7');
  });

  it('keep the dots of a symbol out of the amount, and understand the digits of Arabic keyboards', () => {
    const mask = maskOf('MONETARY', { language: 'ar', currency: 'AED' });
    expect(typedDigits(maskedText('12', mask), mask)).toBe('12');
    expect(typedDigits('١٢٫٥', mask)).toBe('12.5');
  });

  it('let employees be halves, but not below zero', () => {
    expect(typedInto('EMPLOYEE', '-3.5')).toBe('3.5');
  });

  it('let everything else be whole and not below zero, and never make another number of one that is neither', () => {
    for (const unit of ['CUSTOMER', 'USER', 'SUBSCRIBER', 'MONTHS', 'CUSTOM']) {
      const typed = typedInto(unit, '-1234.9');
      expect(typed, unit).toBe('1234.');
      expect(restingText(typed, maskOf(unit, { language: 'en', currency: 'USD' })), unit).toBe('1,234');
      expect(sentValue(unit, typed), unit).toBe(1234);
      expect(readMetricValue(unit, 1234.9), unit).toEqual({
        kind: 'invalid',
        reason: 'invalidNumber',
      });
      expect(typedInto(unit, '-12'), unit).toBe('12');
    }
  });

  it('read the digits of East Asian keyboards', () => {
    expect(typedInto('CUSTOMER', '１２３４')).toBe('1234');
    expect(typedInto('MONETARY', '１２．５', 'ja', 'JPY')).toMatch(/12\.5$/);
  });

  it('strip everything but digits and the dot', () => {
    const mask = maskOf('MONETARY', { language: 'en', currency: 'USD' });
    expect(typedDigits('1a2,3.4$', mask)).toBe('123.4');
  });

  it('group the digits when nobody types', () => {
    const mask = maskOf('MONETARY', { language: 'en', currency: 'USD' });
    expect(restingText('1200.5', mask)).toBe('$1,200.5');
    expect(restingText('1.2.3', mask)).toBe('$1.2.3');
    expect(restingText('', mask)).toBe('');
    expect(restingText('-3.5', maskOf('PERCENTAGE', { language: 'en', currency: 'USD' }))).toBe('-3.5 %');
  });
});

it('sentences name money with its currency and everything else plain', () => {
  const words = { language: 'en', currency: 'USD' };
  expect(numberText(1200, 'MONETARY', words)).toBe('$1,200');
  expect(numberText(100, 'PERCENTAGE', words)).toBe('100');
  expect(numberText(2.5, 'EMPLOYEE', words)).toBe('2.5');
});
