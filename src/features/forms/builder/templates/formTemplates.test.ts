import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formProblems } from '#domain/forms/formProblems.ts';
import { languageNames } from '#src/ui/i18n/languages.ts';
import { formTemplates } from './formTemplates.ts';
import { templateElements } from './templateElements.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join('locales', language, 'formTemplates.json'), 'utf8')) as Record<string, string>;

describe.each(Object.entries(formTemplates))('the template of the kind %s', (_kind, template) => {
  it.each(Object.keys(languageNames))('can be published as it is in %s', (language) => {
    const elements = templateElements(template, new Map([[language, textsOf(language)]]));
    expect(elements).toHaveLength(template.length);
    expect(formProblems(elements)).toEqual([]);
  });
});

describe('a template', () => {
  const texts = new Map(['de', 'en', 'fr'].map((language) => [language, textsOf(language)]));

  it('asks in the language of its author, and holds the others beside it', () => {
    const [satisfied] = templateElements(formTemplates.survey ?? [], texts);
    expect(satisfied?.label).toBe('Wie zufrieden sind Sie?');
    expect(satisfied?.labels.map(({ language }) => language)).toEqual(['en', 'fr']);
    expect(satisfied?.options[0]?.labels[0]).toEqual({ language: 'de', value: 'Sehr' });
  });

  it('shows a question on the condition that it names', () => {
    const elements = templateElements(formTemplates.application ?? [], texts);
    const stage = elements.find(({ questionType }) => questionType === 'select_radio');
    const customers = elements.find(({ dependency }) => dependency !== null);
    expect(customers?.dependency?.statements[0]).toMatchObject({
      questionId: stage?._id,
      values: [stage?.options[2]?.value, stage?.options[3]?.value],
    });
  });
});
