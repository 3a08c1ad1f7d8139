import { suggestion } from '../../diagnostics/suggest.ts';
import { rule } from '../Rule.ts';

/** The tenant's own words for startups; the welcome also has the name of whoever reads it. */
const terms = ['startup', 'startups', 'name'];

/** SPEC113: what stands in double braces is filled in by the product; anything else would be shown as it is. */
export const knownTerms = rule((context) => {
  for (const text of context.model.texts) {
    const { english } = text;
    if (!english.includes('{{') && !english.includes('}}')) continue;
    const names = [...english.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !terms.includes(name));
    if (unknown !== undefined) {
      const known = terms.map((term) => `{{${term}}}`);
      context.report('SPEC113', text.place, `Nothing fills '{{${unknown}}}' in.`, suggestion(`{{${unknown}}}`, known));
    } else if (/[{}]/.test(english.replace(/\{\{[^{}]*\}\}/g, ''))) {
      context.report('SPEC113', text.place, 'A brace is missing, or one too many.', "Write it as '{{startup}}'.");
    }
  }
});
