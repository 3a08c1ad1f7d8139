import { describe, expect, it } from 'vitest';
import { answerText } from './answerText.ts';
import { answerOf, elementOf, optionOf } from './testing/elements.ts';

describe('answerText', () => {
  it('names a branch that is chosen though more hangs below it than can be chosen', () => {
    const tree = elementOf('a', 'tree_multi', {
      optionsDepth: 2,
      treeOptions: [
        { _id: 't1', label: 'Europe', parentId: null },
        { _id: 't2', label: 'Spain', parentId: 't1' },
        { _id: 't3', label: 'Madrid', parentId: 't2' },
      ],
    });
    expect(answerText(tree, answerOf('a', ['t2'])[1], 'en')).toBe('Europe › Spain');
  });

  it('names a branch in the language of the reader, as far as it is written', () => {
    const tree = elementOf('a', 'tree_single', {
      treeOptions: [
        { _id: 't1', label: 'Europe', labels: [{ language: 'de', value: 'Europa' }], parentId: null },
        { _id: 't2', label: 'Spain', labels: [{ language: 'de', value: 'Spanien' }], parentId: 't1' },
        { _id: 't3', label: 'Oslo', parentId: 't1' },
      ],
    });
    expect(answerText(tree, answerOf('a', 't2')[1], 'de')).toBe('Europa › Spanien');
    expect(answerText(tree, answerOf('a', 't3')[1], 'de')).toBe('Europa › Oslo');
  });

  it('leaves out rows of a table in which nothing stands', () => {
    const table = elementOf('a', 'table', { options: [optionOf('x'), optionOf('y')] });
    expect(answerText(table, answerOf('a', ['[""]', '["Ada","CEO"]', '["",""]'])[1], 'en')).toBe('Ada | CEO');
  });
});
