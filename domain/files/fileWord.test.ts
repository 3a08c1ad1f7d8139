import { expect, it } from 'vitest';
import { storedType, takenExtensions } from './fileTypes.ts';
import { fileWord } from './fileWord.ts';

it('has a word for each type that is taken', () => {
  const words = takenExtensions().map((extension) => fileWord(storedType(`a.${extension}`) ?? ''));
  expect(words).not.toContain('file');
  expect(fileWord('text/markdown')).toBe('text');
  expect(fileWord('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe('document');
  expect(fileWord('application/x-unheard-of')).toBe('file');
});
