import { type FieldProblem, ValidationError } from './errors.ts';

/** Far below where a program that walks through a value calls itself too often. */
const MAX_DEPTH = 100;

/** A character that PostgreSQL keeps in no text, or half of one. */
const NUL = '\u0000';

/** Whether the database can keep a text as it is. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL) && text.isWellFormed();
}

/**
 * Refuses what nobody types and no column takes, before anything is done with it: texts with a NUL or half a character,
 * and values nested deeper than programs can follow. Does not call itself, however deep the value is.
 */
export function assertSoundInput(input: unknown): void {
  const problem = findUnsound(input);
  if (problem) throw new ValidationError([problem]);
}

interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Place | null;
  readonly depth: number;
}

function findUnsound(input: unknown): FieldProblem | null {
  const open: Place[] = [{ value: input, key: '', parent: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string' && !isStorable(value)) return problemAt(place, 'unstorable');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) return problemAt(place, 'nestedTooDeep');
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return problemAt(place, 'unstorable');
      open.push({ value: inner, key, parent: place, depth: depth + 1 });
    }
  }
  return null;
}

/** Long paths are cut: the beginning says which field it is. */
const MAX_NAMED = 8;
const MAX_NAME = 100;

function problemAt(place: Place, reason: 'unstorable' | 'nestedTooDeep'): FieldProblem {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(at.key);
  const path = keys.slice(0, MAX_NAMED).join('.');
  const field = keys.findLast((key) => !/^\d+$/.test(key)) ?? 'input';
  return { path, reason, values: { field: field.slice(0, MAX_NAME) } };
}
