import { expect, it } from 'vitest';
import { numberText } from './answerText.ts';
import { anchorOf, anchorsOf, scalePoints, withAnchor } from './scaleAnchors.ts';
import { elementOf } from './testing/elements.ts';

const team = elementOf('team', 'number_scale', {
  validations: { required: true, min: 1, max: 5 },
  options: withAnchor(withAnchor([], 5, [{ language: 'en', value: 'Complete team' }]), 1, [
    { language: 'en', value: 'No team' },
    { language: 'ar', value: 'بلا فريق' },
  ]),
});

it('says what a point means in the language of whoever reads it, and nothing where nothing was written', () => {
  expect(scalePoints(team)).toEqual([1, 2, 3, 4, 5]);
  expect(team.options.map(({ value }) => value)).toEqual(['1', '5']);
  expect(anchorOf(team, 1, 'ar')).toBe('بلا فريق');
  expect(anchorOf(team, 5, 'ar')).toBe('Complete team');
  expect(anchorOf(team, 3, 'en')).toBeNull();
  expect(anchorOf(team, null, 'en')).toBeNull();
});

it('keeps no point whose words were taken away', () => {
  expect(withAnchor(team.options, 1, [{ language: 'en', value: '' }]).map(({ value }) => value)).toEqual(['5']);
});

it('goes from 0 to 10 by itself, and never on without end', () => {
  const open = (max: number | null) => scalePoints({ validations: { required: false, min: null, max } });
  expect(open(null)).toHaveLength(11);
  expect(open(1000)).toHaveLength(21);
});

it('names the points that have words in the order of the scale, in a printed answer too', () => {
  expect(anchorsOf(team, 'ar')).toEqual([
    { point: 1, words: 'بلا فريق' },
    { point: 5, words: 'Complete team' },
  ]);
  expect(anchorsOf(elementOf('open', 'number_scale'), 'en')).toEqual([]);
  expect(numberText(team, 1, 'ar')).toMatch(/^.+ – بلا فريق$/);
  expect(numberText(team, 2, 'en')).toBe('2');
});
