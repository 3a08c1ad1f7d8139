import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { CodeNames } from '../model/CodeNames.ts';
import type { Draft } from '../model/Draft.ts';
import type { Model } from '../model/Model.ts';
import type { RuleInput, Translations } from './Rule.ts';
import { rules } from './rules/index.ts';

export type { Translations } from './Rule.ts';

export interface GivenToRules {
  readonly translations: Translations;
  readonly translatedFrom?: ReadonlyMap<string, string>;
  readonly code?: CodeNames;
}

/** The same one each time: rules that found nothing before need not look again. */
const nothing: readonly Diagnostic[] = [];

/**
 * Runs every rule. Rules that judge the whole (who reaches what) stay silent about a declaration that
 * already has an error of its own, so that one typo gives one message.
 */
export function checkRules(
  draft: Draft,
  model: Model,
  { translations, translatedFrom, code }: GivenToRules,
  earlier: readonly Diagnostic[],
): Diagnostic[] {
  const index: RuleInput['index'] = {
    entities: new Map(model.entities.map((entity) => [entity.name, entity])),
    forms: new Map([...model.forms, ...model.drawnForms].map((form) => [form.id, form])),
  };
  const own: (readonly Diagnostic[])[] = [];
  let before = earlier.length === 0 ? nothing : earlier;
  for (const run of rules) {
    const found = run({ draft, model, index, given: { translations, translatedFrom, code, earlier: before } });
    own.push(found);
    // The same list while nothing is added: what a rule has said then still holds.
    if (found.length > 0) before = [...before, ...found];
  }
  return own.flat();
}
