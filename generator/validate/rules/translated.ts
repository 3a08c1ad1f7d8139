import { rule } from '../Rule.ts';

/** SPEC401: texts that some languages lack; one message per text. A warning while building, an error for `check`. */
export const translated = rule((context) => {
  const wanted = context.model.app.languages.map((language) => language.id).filter((language) => language !== 'en');
  const languages = [...new Set([...context.translations.keys(), ...wanted])].sort();
  const keys = languages.map((language) => context.translations.get(language));
  // Languages with the same keys share one set of them.
  const different = [...new Set(keys)];
  for (const text of context.model.texts) {
    if (text.sameEverywhere || different.every((known) => known?.has(text.key))) continue;
    const missing = languages.filter((_, index) => !keys[index]?.has(text.key));
    context.report(
      'SPEC401',
      text.place,
      `'${text.english}' is not translated into ${missing.join(', ')}.`,
      `Add '${text.key}' to locales/{${missing.join(',')}}/spec.json.`,
      'warning',
    );
  }
});
