import { describe, expect, it } from 'vitest';
import { applyUpdate, type BatchUpdate, isOver, lookOf, newProgress } from './batchProgress.ts';

const update = (updateType: string, recordId: string | null = null, message: string | null = null): BatchUpdate => ({
  updateType,
  recordId,
  message,
});
const told = (total: number, updates: readonly BatchUpdate[]) => updates.reduce(applyUpdate, newProgress(total));

const valid = update('VALIDATION_SUCCEEDED');
const done = (kind: string, id: string) => update(`INDIVIDUAL_${kind}_PROCESSING_SUCCEEDED`, id);
const failed = (kind: string, id: string) => update(`INDIVIDUAL_${kind}_PROCESSING_FAILED`, id, 'Not found');

describe.each(['APPLICATION', 'STARTUP', 'USER'])('an operation on %s', (kind) => {
  it('ends its validation, adds each record to those that succeeded or failed, and has a result', () => {
    const progress = told(3, [valid, done(kind, 'a'), failed(kind, 'b'), done(kind, 'c')]);
    expect(progress).toMatchObject({ validation: 'SUCCEEDED', succeeded: ['a', 'c'], failed: ['b'], result: null });
    expect(progress.reasons).toEqual(['Not found']);
    expect(applyUpdate(progress, update('PROCESSING_PARTIALLY_SUCCEEDED')).result).toBe('PARTIALLY_SUCCEEDED');
    expect(told(1, [update('VALIDATION_FAILED', null, 'status is a required field')])).toMatchObject({
      validation: 'FAILED',
      reasons: ['status is a required field'],
    });
  });

  it('counts nothing twice when everything is told again', () => {
    const all = [valid, done(kind, 'a'), failed(kind, 'b')];
    expect(told(2, [...all, ...all])).toEqual(told(2, all));
  });
});

it.each([
  ['success', []],
  ['success', [valid, done('USER', 'a'), update('PROCESSING_SUCCEEDED')]],
  ['warning', [valid, failed('USER', 'a')]],
  ['warning', [valid, done('USER', 'a'), failed('USER', 'b'), update('PROCESSING_PARTIALLY_SUCCEEDED')]],
  ['error', [update('VALIDATION_FAILED')]],
  ['error', [valid, failed('USER', 'a'), update('PROCESSING_FAILED')]],
])('looks like %s', (look, updates) => {
  expect(lookOf(told(2, updates))).toBe(look);
});

it('is over with a failed validation or a result', () => {
  expect(isOver(told(1, [valid, done('USER', 'a')]))).toBe(false);
  expect(isOver(told(1, [update('VALIDATION_FAILED')]))).toBe(true);
  expect(isOver(told(1, [valid, update('PROCESSING_FAILED')]))).toBe(true);
});

it('refuses an update that nobody knows', () => {
  expect(() => told(1, [update('PROCESSING_PAUSED')])).toThrow('PROCESSING_PAUSED');
});
