import { useTranslation } from 'react-i18next';
import type { ConditionScalar, UserReference } from '#domain/model/access.ts';
import type { WantedTest } from '#domain/model/accessReason.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

type Their = UserReference extends `$user.${infer Name}` ? Name : never;
const theirs = {
  id: 'their.id',
  role: 'their.role',
  startups: 'their.startups',
  assignedStartups: 'their.assignedStartups',
  programs: 'their.programs',
  programStartups: 'their.programStartups',
  visibleRoles: 'their.visibleRoles',
  tags: 'their.tags',
  startupTags: 'their.startupTags',
  startupPrograms: 'their.startupPrograms',
  reachedStartupTags: 'their.reachedStartupTags',
  reachedStartupPrograms: 'their.reachedStartupPrograms',
} as const satisfies Record<Their, `their.${Their}`>;

const signs: Readonly<Record<string, string>> = { gt: '>', gte: '≥', lt: '<', lte: '≤' };

/** A comparison in the reader's language: the fields that lead to the value, and what it is compared with. */
export function useWantedWords(): (test: WantedTest) => string {
  const { t, i18n } = useTranslation(['why', 'spec']);
  const list = new Intl.ListFormat(languageTag(i18n.language), { type: 'disjunction' });
  const fieldOf = (step: string): string => {
    const [entity = '', field = ''] = step.split('.');
    if (field === 'id' || field === '_id') return t('self');
    return t(`spec:field.${entity}.${field}`, { defaultValue: field });
  };
  const wordOf = (value: ConditionScalar, name: string | undefined): string => {
    if (value === null) return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = String(value);
    const their = text.startsWith('$user.') ? text.slice('$user.'.length) : '';
    if (isTheir(their)) return t(theirs[their]);
    return name === undefined ? text : t(`spec:${enumLabelKey(name, text)}`, { defaultValue: text });
  };
  return ({ path, operator, values, enum: name }) => {
    const isOfRecord = path.length > 1 && /\._?id$/.test(path.at(-1) ?? '');
    const field = (isOfRecord ? path.slice(0, -1) : path).map(fieldOf).join(' › ');
    const value = list.format(values.map((one) => wordOf(one, name)));
    const sign = signs[operator];
    if (sign !== undefined) return `${field} ${sign} ${value}`;
    if (operator === 'exists') return t(values[0] === true ? 'some' : 'none', { field });
    return t(operator === 'ne' || operator === 'nin' ? 'isNot' : 'is', { field, value });
  };
}

const isTheir = (name: string): name is Their => Object.hasOwn(theirs, name);
