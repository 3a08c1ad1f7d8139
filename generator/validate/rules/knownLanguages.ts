import { rule } from '../Rule.ts';

/** SPEC117: content is written, and texts fall back, in languages of the interface. */
export const knownLanguages = rule((context) => {
  const declared = context.draft.app;
  if (!declared) return;
  const { languages } = declared.value;
  const known = new Set(languages.interface.map(({ id }) => id));
  const expect = (name: string, path: readonly (string | number)[]): boolean =>
    context.expectKnown('SPEC117', 'language', name, known, { declared, path: ['languages', ...path] });
  expect(languages.fallback, ['fallback']);
  for (const list of ['content', 'additions'] as const)
    for (const [index, name] of languages[list].entries()) expect(name, [list, index]);
});
