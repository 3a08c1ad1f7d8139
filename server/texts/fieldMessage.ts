import { fieldLabel } from '#server/entities/write/fieldLabel.ts';
import { localeText } from './localeTexts.ts';

/** What can be wrong with a field (requirement 000 §5). */
export type FieldFault =
  | 'required'
  | 'invalid'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'email'
  | 'url'
  | 'unique'
  | 'order';

export interface FaultyField {
  /** Where its label stands in the spec's texts: `Startup.name`. */
  readonly spec?: string;
  /** How it is called by the one who made it: a question, say. */
  readonly label?: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The field it must not come before, named like `spec`. */
  readonly notBefore?: string;
}

const ENGLISH = 'en';

/** The sentence about a field in the reader's language, as the forms of the browser say it. */
export function fieldMessage(language: string, fault: FieldFault, field: FaultyField = {}): string {
  const other = field.notBefore === undefined ? '' : labelOf(language, { spec: field.notBefore });
  const values = { field: labelOf(language, field), min: field.min ?? '', max: field.max ?? '', other };
  return localeText(language, 'forms', `error.${fault}`, values) ?? 'Invalid field';
}

/**
 * In English fields are called by their names, which the requirement's sentences are made of; parts of a field (`link`,
 * `url`) say too little by theirs.
 */
function labelOf(language: string, { spec = '', label }: FaultyField): string {
  if (label !== undefined) return label;
  const name = fieldLabel(spec.split('.').at(-1) ?? '');
  return language === ENGLISH && !isPart(spec) ? name : (localeText(language, 'spec', textKeyOf(spec)) ?? name);
}

/** Labels of parts stand beside those of fields: `IncubatorEvent.location.link` is called `location_link` there. */
const textKeyOf = (spec: string): string => {
  const [entity = '', ...path] = spec.split('.');
  return `field.${entity}.${path.join('_')}`;
};

const isPart = (spec: string): boolean => spec.split('.').length > 2;
