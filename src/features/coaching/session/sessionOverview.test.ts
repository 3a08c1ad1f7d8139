import { expect, it } from 'vitest';
import { screen } from '#src/generated/screens/coaching.overview.gen.ts';

it('shows what was before a session right after its notes, on a phone too, where what stands aside comes last', () => {
  const main = screen.cards.filter(({ isAside }) => !isAside).map(({ id }) => id);
  expect(main).toEqual(['notes', 'history', 'agenda']);
});
