import { describe, expect, it } from 'vitest';
import { isOfOneRecord, isSameState, savedState } from './savedState.ts';

describe('The state that a view keeps', () => {
  it('is what the address can hold, whatever else was stored', () => {
    expect(savedState({ q: 'fern', f: { status: ['active'] }, page: 3, tab: undefined })).toEqual({
      q: 'fern',
      f: { status: ['active'] },
    });
    expect(savedState('fern')).toEqual({});
    expect(savedState(null)).toEqual({});
  });

  it('is the same in any order of its filters, and another with other values', () => {
    const state = { sort: '-createdAt', f: { status: ['active'], country: ['Kenya'] } };
    expect(isSameState(state, { f: { country: ['Kenya'], status: ['active'] }, sort: '-createdAt', q: '' })).toBe(
      false,
    );
    expect(isSameState(state, { f: { country: ['Kenya'], status: ['active'] }, sort: '-createdAt' })).toBe(true);
    expect(isSameState(state, { ...state, f: { status: ['active'] } })).toBe(false);
    expect(isSameState({}, { f: undefined })).toBe(true);
  });

  const desk = {
    filters: [
      { field: 'status', labelKey: 'status', type: 'enum', enum: 'Status' },
      { field: 'shelf', labelKey: 'shelf', type: 'ref', entity: 'Shelf' },
      { field: 'answers', labelKey: 'answers', type: 'many', entity: 'Answer' },
    ],
    board: { group: 'shelf', columns: { entity: 'Shelf', within: 'room' }, facts: [], isFirst: true },
  } as const;

  it('is of one record alone where it is filtered by what no other one has', () => {
    expect(isOfOneRecord(desk, { f: { shelf: ['s1'] } })).toBe(true);
    expect(isOfOneRecord(desk, { f: { answers: ['["stage","IS","seed"]'] } })).toBe(true);
    expect(isOfOneRecord(desk, { f: { status: ['accepted'], shelf: [] } })).toBe(false);
  });
});
