import { describe, expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { formPages } from './formPages.ts';

const idsOf = (...kinds: string[]) =>
  formPages(kinds.map((kind, at) => elementOf(`${kind}${at}`, kind))).map(({ section, elements }) => [
    section?._id ?? null,
    elements.map(({ _id }) => _id),
  ]);

describe('pages of a form', () => {
  it('are one where there is no section, or only one at the beginning', () => {
    expect(idsOf('text', 'number')).toEqual([[null, ['text0', 'number1']]]);
    expect(idsOf('section', 'text')).toEqual([['section0', ['section0', 'text1']]]);
    expect(idsOf()).toEqual([]);
  });

  it('begin with each section, and with what stands before the first one', () => {
    expect(idsOf('text', 'section', 'text', 'section')).toEqual([
      [null, ['text0']],
      ['section1', ['section1', 'text2']],
      ['section3', ['section3']],
    ]);
  });
});
