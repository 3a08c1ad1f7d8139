import type { EntityMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { DashboardSource, ScreenSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { type ConditionGround, checkCondition, idField, nearestOf } from './checkCondition.ts';
import { type Misfit, misfit } from './fieldValue.ts';
import { screenSites } from './screenSites.ts';

/** As `src/screens/filterTokens.ts` fills them in. */
const token = /^\$(?:user\.id|now|day(?:[+-]\d+)?\.(?:start|end)|date(?:[+-]\d+)?)$/;
/** Where a dashboard is about one record. */
const recordToken = '$record.id';
const tokens = ['$user.id', '$now', '$day.start', '$day.end', '$day+7.end', '$date', '$date-30'];

/** SPEC305: filters of screens, their tabs and cards, and what new records begin with, speak of fields and values there are. */
export const filters = ruleOfEach(
  (draft) => draft.screens.values(),
  (context, screen) => {
    for (const { entity: name, filter, path, kind } of screenSites(screen).filters) {
      const entity = context.index.entities.get(name);
      if (!entity) continue;
      if (kind === 'preset') checkPreset(context, screen, entity, filter as object, path);
      else checkCondition(context, groundOf(context, screen, entity), filter, path);
    }
  },
);

function groundOf(context: RuleContext, screen: Declared<ScreenSource>, entity: EntityMeta): ConditionGround {
  const isAboutRecord = 'record' in screen.value && 'cards' in screen.value;
  const about = isAboutRecord ? context.index.entities.get((screen.value as DashboardSource).record ?? '') : undefined;
  const ofRecord = new Set(about?.fields.flatMap((field) => (field.hidden ? [] : `$record.${field.name}`)));
  const filterable = entity.fields.filter((field) => field.filterable);
  return {
    code: 'SPEC305',
    declared: screen,
    fieldOf: (name) =>
      name === idField.name
        ? idField
        : (filterable.find((field) => field.name === name) ?? unknownField(name, entity, nearestOf(name, filterable))),
    isReference: (value) => token.test(value) || (isAboutRecord && (value === recordToken || ofRecord.has(value))),
    unknownReference: (value) => ({
      message: `'${value}' is nothing of the reader or of today.`,
      fix: suggestion(value, isAboutRecord ? [recordToken, ...ofRecord, ...tokens] : tokens),
    }),
    textsAreIds: false,
  };
}

function checkPreset(
  context: RuleContext,
  screen: Declared<ScreenSource>,
  entity: EntityMeta,
  preset: object,
  path: SpecPath,
): void {
  const writable = entity.fields.filter(({ hidden, readonly }) => !hidden && !readonly);
  const names = writable.map(({ name }) => name);
  for (const [name, value] of Object.entries(preset)) {
    const field = writable.find((candidate) => candidate.name === name);
    const isToken = typeof value === 'string' && value.startsWith('$');
    const found = field && !isToken ? misfit(context, field, value) : undefined;
    const told = field ? found : unknownField(name, entity, suggestion(name, names));
    if (told)
      context.report('SPEC305', placeIn(screen, [...path, name], field ? 'value' : 'key'), told.message, told.fix);
  }
}

function unknownField(name: string, entity: EntityMeta, fix: string): Misfit {
  return { message: `'${name}' is no field that ${entity.name} is filtered or made by.`, fix };
}
