import { describe, expect, it } from 'vitest';
import { textElement } from '../state/testing/builderState.ts';
import { formulaOfWords, wordsOfFormula } from './formulaWords.ts';
import { treeOfText, treeText } from './treeText.ts';

describe('a tree as an outline', () => {
  const outline = 'Europe\n  France\n    Paris\n  Spain\nAsia';

  it('is read and written back the same', () => {
    expect(treeText(treeOfText(outline, []))).toBe(outline);
  });

  it('keeps the ids of lines that stay where they were, since answers name them', () => {
    const before = treeOfText(outline, []);
    const after = treeOfText('Europe\n  France\n  Italy\nAsia\n  Japan', before);
    const idOf = (label: string) => before.find((option) => option.label === label)?._id;
    expect(after.find(({ label }) => label === 'France')?._id).toBe(idOf('France'));
    expect(after.find(({ label }) => label === 'Asia')?._id).toBe(idOf('Asia'));
    expect(before.map(({ _id }) => _id)).not.toContain(after.find(({ label }) => label === 'Italy')?._id);
  });

  it('keeps what a line is called in other languages while another one is written', () => {
    const labels = [{ language: 'de', value: 'Asien' }];
    const before = treeOfText(outline, []).map((option) => (option.label === 'Asia' ? { ...option, labels } : option));
    const after = treeOfText(`${outline}\nAfrica`, before);
    expect(after.find(({ label }) => label === 'Asia')?.labels).toEqual(labels);
  });

  it('tells two lines alike apart and drops empty ones', () => {
    const tree = treeOfText('Other\n\nOther', []);
    expect(new Set(tree.map(({ _id }) => _id)).size).toBe(2);
  });
});

describe('a formula in words', () => {
  const elements = [textElement('q1', { label: 'Price' }), textElement('q2', { label: 'Customers' })];

  it('names questions as they are called, and is read back', () => {
    expect(wordsOfFormula('{q1} * {q2}', elements)).toBe('[Price] * [Customers]');
    expect(formulaOfWords('[Price] * [ Customers ]', elements)).toBe('{q1} * {q2}');
  });

  it('tells questions that are called the same apart, and takes none for another', () => {
    const twice = [...elements, textElement('q3', { label: 'Price' })];
    expect(wordsOfFormula('{q3} - {q1}', twice)).toBe('[Price #3] - [Price #1]');
    expect(formulaOfWords('[Price #3] - [Price #1]', twice)).toBe('{q3} - {q1}');
    expect(formulaOfWords('[Price]', twice)).toBe('[Price]');
  });

  it('names a question in whose text brackets stand', () => {
    const bracketed = [textElement('q1', { label: 'Revenue [EUR]' })];
    expect(wordsOfFormula('{q1}', bracketed)).toBe('[Revenue (EUR)]');
    expect(formulaOfWords('[Revenue (EUR)] * 2', bracketed)).toBe('{q1} * 2');
  });

  it('leaves a name that no question has as it was written', () => {
    expect(formulaOfWords('[Cost] + 1', elements)).toBe('[Cost] + 1');
  });
});
