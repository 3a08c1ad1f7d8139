import type { Rule } from '../Rule.ts';

/** SPEC401: texts that some languages lack; one message per text. A warning while building, an error for `check`. */
export const translated: Rule = (context) => {
  const languages = [...context.translations.keys()].sort();
  const wanted = context.model.app.languages.map((language) => language.id).filter((language) => language !== 'en');
  for (const text of context.model.texts) {
    if (text.sameEverywhere) continue;
    const missing = [...new Set([...languages, ...wanted])]
      .sort()
      .filter((language) => !context.translations.get(language)?.has(text.key));
    if (missing.length === 0) continue;
    context.report(
      'SPEC401',
      text.place,
      `'${text.english}' is not translated into ${missing.join(', ')}.`,
      `Add '${text.key}' to locales/{${missing.join(',')}}/spec.json.`,
      'warning',
    );
  }
};
