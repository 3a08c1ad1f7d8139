import { rule } from '../Rule.ts';

/** SPEC402: a text that has changed since it was translated still says the old thing in the other languages. */
export const staleTranslations = rule((context) => {
  const { translatedFrom, translations } = context;
  if (translatedFrom === undefined) return;
  // Looked at as a whole: thousands of looks at single texts would each be looked at again the next time.
  const madeOf = new Map(translatedFrom);
  for (const text of context.model.texts) {
    const before = madeOf.get(text.key);
    if (before === undefined || before === text.english || text.sameEverywhere) continue;
    const languages = [...translations].flatMap(([language, keys]) => (keys.has(text.key) ? [language] : [])).sort();
    if (languages.length === 0) continue;
    context.report(
      'SPEC402',
      text.place,
      `The translations into ${languages.join(', ')} are of '${before}'.`,
      `Change '${text.key}' in locales/*/spec.json where it needs it, then: npm run spec -- translated ${text.key}`,
      'warning',
    );
  }
});
