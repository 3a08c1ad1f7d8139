import { describe, expect, it } from 'vitest';
import { monthBefore, periodName } from './metricPeriods.ts';
import { metricStep } from './metricStep.ts';
import { readMetricValue, sentValue, strippedNumber } from './metricValues.ts';

describe('typed values', () => {
  it('keep digits and the dot only', () => {
    expect(strippedNumber('-3.5 €')).toBe('3.5');
    expect(strippedNumber('1a2,3.4$')).toBe('123.4');
  });

  it('count a zero as filled and nothing as empty', () => {
    expect(readMetricValue('USER', 0)).toEqual({ kind: 'number', value: 0 });
    expect(readMetricValue('USER', '0')).toEqual({ kind: 'number', value: 0 });
    for (const nothing of ['', null, undefined]) expect(readMetricValue('USER', nothing)).toEqual({ kind: 'empty' });
  });

  it('are refused in the words of their unit', () => {
    for (const text of ['.', '1.2.3', 'much']) {
      expect(readMetricValue('MONETARY', text), text).toEqual({ kind: 'invalid', reason: 'invalidAmount' });
      expect(readMetricValue('CUSTOMER', text), text).toEqual({ kind: 'invalid', reason: 'invalidNumber' });
    }
  });

  it('are whole and not below zero where they are counted', () => {
    for (const unit of ['CUSTOMER', 'USER', 'SUBSCRIBER', 'MONTHS', 'CUSTOM']) {
      expect(readMetricValue(unit, 3.7), unit).toEqual({ kind: 'invalid', reason: 'invalidNumber' });
      expect(readMetricValue(unit, -3), unit).toEqual({ kind: 'invalid', reason: 'invalidNumber' });
    }
    expect(readMetricValue('EMPLOYEE', 2.5)).toEqual({ kind: 'number', value: 2.5 });
    expect(readMetricValue('EMPLOYEE', -2.5)).toMatchObject({ kind: 'invalid' });
    expect(readMetricValue('MONETARY', -2.5)).toEqual({ kind: 'number', value: -2.5 });
  });

  it('are never an invalid number where they are text: percentages', () => {
    expect(readMetricValue('PERCENTAGE', '12.5 %')).toEqual({ kind: 'number', value: 12.5 });
    expect(readMetricValue('PERCENTAGE', '1.2.3')).toEqual({ kind: 'number', value: 1.2 });
    expect(readMetricValue('PERCENTAGE', '.')).toEqual({ kind: 'empty' });
  });

  it('are a moment for dates', () => {
    const moment = readMetricValue('DATE', '2030-02-01T10:00:00Z');
    expect(moment).toEqual({ kind: 'date', value: '2030-02-01T10:00:00.000Z' });
    expect(readMetricValue('DATE', 'soon')).toEqual({ kind: 'invalid', reason: 'invalidNumber' });
  });

  it('are sent as numbers, but as text for percentages and dates; nothing is sent for nothing', () => {
    expect(sentValue('MONETARY', '12.5')).toBe(12.5);
    expect(sentValue('USER', '0')).toBe(0);
    expect(sentValue('PERCENTAGE', '12.5 %')).toBe('12.5 %');
    expect(sentValue('DATE', '2030-01-01T10:00')).toBe('2030-01-01T10:00');
    expect(sentValue('USER', '')).toBeNull();
  });
});

describe('periods', () => {
  it('are asked for as the whole month before a day', () => {
    expect(monthBefore('2030-03-31')).toEqual({ from: '2030-02-01', to: '2030-02-28' });
    expect(monthBefore('2030-01-15')).toEqual({ from: '2029-12-01', to: '2029-12-31' });
  });

  it('are named by month, day, range or end, or are invalid', () => {
    const at = (day: string) => `${day}T00:00:00.000Z`;
    expect(periodName(at('2030-02-01'), at('2030-02-28'))).toEqual({ kind: 'month', month: '2030-02-01' });
    expect(periodName('2028-02-01', '2028-02-28')).toMatchObject({ kind: 'range' });
    expect(periodName('2030-02-03', '2030-02-03')).toEqual({ kind: 'day', date: '2030-02-03' });
    expect(periodName('2030-02-03', '2030-02-20')).toEqual({ kind: 'range', from: '2030-02-03', to: '2030-02-20' });
    expect(periodName(null, '2030-02-20')).toEqual({ kind: 'until', date: '2030-02-20' });
    for (const [from, to] of [
      ['foo', '2030-02-20'],
      ['2030-02-01', 'foo'],
      ['2030-02-01', null],
      ['2030-03-01', '2030-02-01'],
    ] as const) {
      expect(periodName(from, to), `${from} ${to}`).toEqual({ kind: 'invalid' });
    }
  });
});

describe('the step of the metrics prompt', () => {
  it('is closed when nothing is asked, or once it was shown to a categorized startup', () => {
    for (const isShown of [true, false]) {
      for (const isCategorized of [true, false]) {
        expect(metricStep({ isShown, isCategorized, pending: null })).toBe('CLOSED');
        for (const pending of ['CATEGORIZATION', 'METRICS'] as const) {
          const expected = isShown && isCategorized ? 'CLOSED' : pending;
          expect(metricStep({ isShown, isCategorized, pending }), `${isShown} ${isCategorized}`).toBe(expected);
        }
      }
    }
  });
});
