import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { Draft } from '../model/Draft.ts';
import type { Model } from '../model/Model.ts';
import { type Rule, RuleContext } from './Rule.ts';
import { rules } from './rules/index.ts';

export type { Translations } from './Rule.ts';

/**
 * Runs every rule. Rules that judge the whole (who reaches what) stay silent about a declaration that
 * already has an error of its own, so that one typo gives one message.
 */
export function checkRules(
  draft: Draft,
  model: Model,
  translations: RuleContext['translations'],
  earlier: readonly Diagnostic[],
): Diagnostic[] {
  const found: Diagnostic[] = [...earlier];
  const run = (rule: Rule): void => {
    const context = new RuleContext({ draft, model, translations, earlier: [...found] });
    rule(context);
    found.push(...context.diagnostics);
  };
  for (const rule of rules) run(rule);
  return found.slice(earlier.length);
}
