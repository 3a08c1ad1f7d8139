import type { Model } from '#generator/model/Model.ts';
import { isOwnName } from '../../contract/ownNames.ts';
import { constantValues, decidedValues } from '../../contract/requirementLists.ts';

const values: Readonly<Record<string, unknown>> = { ...constantValues, ...decidedValues };

/** The tests of `tests/contract/requirements.test.ts` that fail on a model: their checks, without running them. */
export function failedRequirements({ app, texts }: Model): readonly string[] {
  const constants = app.constants.filter(({ name, value }) => JSON.stringify(values[name]) !== JSON.stringify(value));
  const names = texts.filter((text) => text.sameEverywhere && !isOwnName(text, app.languages));
  return [
    ...constants.map(({ name }) => `have the constant ${name}`),
    ...(names.length > 0 ? ['have no text of one wording in all languages but …'] : []),
  ];
}
