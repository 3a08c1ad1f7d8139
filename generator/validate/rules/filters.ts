import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { ScreenSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { operatorsOf } from '../../model/filterInputs.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { type Misfit, misfit, misfitOfEnum } from './fieldValue.ts';
import { screenSites } from './screenSites.ts';

/** As `src/screens/filterTokens.ts` fills them in. */
const token = /^\$(?:user\.id|now|day(?:[+-]\d+)?\.(?:start|end)|date(?:[+-]\d+)?)$/;
const tokens = ['$user.id', '$now', '$day.start', '$day.end', '$day+7.end', '$date', '$date-30'];

/** SPEC305: filters of screens, their tabs and cards, and what new records begin with, speak of fields and values there are. */
export const filters = ruleOfEach(
  (draft) => draft.screens.values(),
  (context, screen) => {
    for (const { entity: name, filter, path, kind } of screenSites(screen).filters) {
      const entity = context.index.entities.get(name);
      if (!entity) continue;
      const checker = new FilterChecker(context, screen, entity);
      if (kind === 'preset') checker.checkPreset(filter, path);
      else checker.checkFilter(filter, path);
    }
  },
);

class FilterChecker {
  readonly #context: RuleContext;
  readonly #screen: Declared<ScreenSource>;
  readonly #entity: EntityMeta;

  constructor(context: RuleContext, screen: Declared<ScreenSource>, entity: EntityMeta) {
    this.#context = context;
    this.#screen = screen;
    this.#entity = entity;
  }

  checkFilter(filter: unknown, path: SpecPath): void {
    for (const [name, value] of this.#entriesOf(filter, path)) {
      const at = [...path, name];
      if (name === 'and' || name === 'or') this.#eachOf(value, at, (part, place) => this.checkFilter(part, place));
      else if (name === 'not') this.checkFilter(value, at);
      else this.#checkField(name, value, at);
    }
  }

  checkPreset(preset: Readonly<Record<string, unknown>>, path: SpecPath): void {
    const writable = this.#entity.fields.filter(({ hidden, readonly }) => !hidden && !readonly);
    for (const [name, value] of Object.entries(preset)) {
      const field = writable.find((candidate) => candidate.name === name);
      const found = field && !isToken(value) ? misfit(this.#context, field, value) : undefined;
      if (!field) this.#reportUnknown(name, writable, [...path, name]);
      else if (found) this.#report([...path, name], found);
    }
  }

  #checkField(name: string, value: unknown, path: SpecPath): void {
    const filterable = this.#entity.fields.filter((field) => field.filterable);
    const field = name === '_id' ? idField : filterable.find((candidate) => candidate.name === name);
    if (field) this.#checkOperators(field, value, path);
    else this.#reportUnknown(name, [...filterable, idField], path);
  }

  #checkOperators(field: FieldMeta, comparison: unknown, path: SpecPath): void {
    const known = operatorsOf(field);
    for (const [operator, operand] of this.#entriesOf(comparison, path)) {
      const at = [...path, operator];
      if (!known.includes(operator))
        this.#report(
          at,
          { message: `'${operator}' is not an operator for '${field.name}'.`, fix: suggestion(operator, known) },
          'key',
        );
      else if (operator === 'OR') this.#eachOf(operand, at, (part, place) => this.#checkOperators(field, part, place));
      else if (operator === 'CONTAINS_ALL')
        this.#eachOf(operand, at, (item, place) => this.#checkOperand(field, item, place));
      else if (operator === 'EXISTS' || operator === 'NOT_EXISTS') this.#checkExists(operand, at);
      else this.#checkOperand(field, operand, at);
    }
  }

  #checkExists(operand: unknown, path: SpecPath): void {
    if (typeof operand !== 'boolean') this.#report(path, { message: 'Here stands true or false.', fix: 'Write true.' });
  }

  #checkOperand(field: FieldMeta, value: unknown, path: SpecPath): void {
    const found = misfitOfOperand(this.#context, field, value);
    if (found) this.#report(path, found);
  }

  #entriesOf(value: unknown, path: SpecPath): [string, unknown][] {
    const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
    if (entries.length > 0) return entries;
    this.#report(path, { message: 'A comparison is missing here.', fix: 'Write it as { IS: … } or another operator.' });
    return [];
  }

  #eachOf(value: unknown, path: SpecPath, check: (item: unknown, path: SpecPath) => void): void {
    if (!Array.isArray(value) || value.length === 0)
      this.#report(path, { message: 'Here stands a list.', fix: 'Write it as [{ … }, { … }].' });
    else for (const [index, item] of value.entries()) check(item, [...path, index]);
  }

  #reportUnknown(name: string, known: readonly FieldMeta[], path: SpecPath): void {
    const message = `'${name}' is no field that ${this.#entity.name} is filtered or made by.`;
    this.#report(
      path,
      {
        message,
        fix: suggestion(
          name,
          known.map((field) => field.name),
        ),
      },
      'key',
    );
  }

  #report(path: SpecPath, { message, fix }: Misfit, on: 'key' | 'value' = 'value'): void {
    this.#context.report('SPEC305', placeIn(this.#screen, path, on), message, fix);
  }
}

const isToken = (value: unknown): boolean => typeof value === 'string' && value.startsWith('$');

const idField: FieldMeta = {
  name: '_id',
  type: 'id',
  column: 'id',
  required: true,
  sortable: false,
  filterable: true,
  searchable: false,
  readonly: true,
  hidden: false,
};

/** Lists are compared with one of their items, records with their id. */
function misfitOfOperand(context: RuleContext, field: FieldMeta, value: unknown): Misfit | undefined {
  if (isToken(value) && !token.test(String(value)))
    return { message: `'${value}' is nothing of the reader or of today.`, fix: suggestion(String(value), tokens) };
  if (isToken(value)) return undefined;
  if (field.enum) return misfitOfEnum(context, field, [value]);
  if (field.entity || field.type === 'id') {
    const message = `'${field.name}' names a record, and ${JSON.stringify(value)} is none of the reader's.`;
    return { message, fix: suggestion(String(value), tokens) };
  }
  if (field.type === 'date' && typeof value === 'string') return undefined;
  const { max: _max, min: _min, ...unlimited } = field;
  return misfit(context, { ...unlimited, type: field.type === 'textList' ? 'text' : field.type }, value);
}
