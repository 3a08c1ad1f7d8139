import { suggestion } from '../../../diagnostics/suggest.ts';
import { partsOf } from '../../../model/automations/eventParts.ts';
import { type AutomationSource, type Declared, placeIn } from '../../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../../Rule.ts';

/** SPEC121, SPEC104, SPEC105, SPEC311: what an automation follows is there, and so is the record that it is done once for. */
export const automationTriggers = ruleOfEach(
  (draft) => draft.automations.values(),
  (context, automation) => {
    const { when, once } = automation.value;
    if (typeof when === 'string')
      context.expectKnown('SPEC121', 'event', when, context.draft.events, { declared: automation, path: ['when'] });
    else checkDate(context, automation, when);
    if (once !== undefined) checkOnce(context, automation, once);
  },
);

type DateTrigger = Exclude<AutomationSource['when'], string>;

function checkDate(context: RuleContext, declared: Declared<AutomationSource>, when: DateTrigger): void {
  const { record, date, before, after } = when;
  const { draft, index } = context;
  if (!context.expectKnown('SPEC104', 'entity', record, draft.entities, { declared, path: ['when', 'record'] })) return;
  const dates = (index.entities.get(record)?.fields ?? []).filter(({ type }) => type === 'date' || type === 'dateTime');
  if (!dates.some(({ name }) => name === date)) {
    const message = `'${date}' is not a day or a time of ${record}.`;
    const fix = suggestion(
      date,
      dates.map(({ name }) => name),
    );
    context.report('SPEC105', placeIn(declared, ['when', 'date']), message, fix);
  }
  if (before !== undefined && after !== undefined)
    context.report('SPEC311', placeIn(declared, ['when', 'before']), "It can't be before and after.", 'Keep one.');
}

function checkOnce(context: RuleContext, declared: Declared<AutomationSource>, once: string): void {
  const parts = partsOf(context.draft, declared.value);
  if (parts === undefined) return;
  const records = Object.keys(parts).filter((name) => /^[A-Z]/.test(parts[name]?.type ?? '') && !parts[name]?.isList);
  if (records.includes(once)) return;
  const message = `'${once}' is not one record of what it follows.`;
  context.report('SPEC311', placeIn(declared, ['once']), message, suggestion(once, records));
}
