/** What answers can fill of a startup: its facts, and the fields that the organisation has added to profiles. */
import { sql } from 'kysely';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { type FactChoice, wordsOf } from '#domain/forms/facts/factReading.ts';
import {
  canFill,
  customFact,
  customFieldOf,
  documentOf,
  type FactKind,
  factKinds,
  kindOfCustomField,
  startupFacts,
} from '#domain/forms/facts/startupFacts.ts';
import type { FieldChoice } from '#domain/forms/profileFields.ts';
import { languages } from '#domain/generated/constants.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';

export interface FactTarget {
  readonly field: string;
  readonly kind: FactKind;
  /** Of a field that the organisation has added: what it is called. */
  readonly label: string | null;
  /** What can be chosen in such a field. */
  readonly choices: readonly FactChoice[];
}

interface CustomRow {
  readonly id: string;
  readonly name: string;
  readonly fieldType: string;
  readonly choices: readonly FieldChoice[];
}

export async function factTargets(tx: Tx): Promise<FactTarget[]> {
  const { rows } = await sql<CustomRow>`
    select id, name, field_type as "fieldType", coalesce(choices, '[]'::jsonb) as choices
    from custom_field where target = 'startup' order by position nulls last, id`.execute(tx);
  const facts = startupFacts.map((field) => ({ field, kind: factKinds[field], label: null, choices: [] }));
  const added = rows.map(({ id, name, fieldType, choices }) => ({
    field: customFact(id),
    kind: kindOfCustomField(fieldType),
    label: name,
    choices: choices.map(({ value, label, labels }) => ({
      value,
      label,
      names: (labels ?? []).map((text) => text.value),
    })),
  }));
  return [...facts, ...added];
}

/** Question → field; a field that no entry names is filled by the usual one. */
interface MappingEntry {
  readonly field: string;
  /** Null where no question fills the field. */
  readonly question: string | null;
}

/** The questions that were chosen for the fields of a funnel, none where a field stays empty; of documents there may be several. */
export async function loadMapping(tx: Tx, funnel: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ mapping: unknown }>`
    select startup_mapping as mapping from funnel where id = ${funnel}`.execute(tx);
  const mapping = rows[0]?.mapping;
  const entries = Array.isArray(mapping) ? (mapping as MappingEntry[]) : [];
  const perField = Map.groupBy(entries, ({ field }) => field);
  return new Map([...perField].map(([field, of]) => [field, of.flatMap(({ question }) => question ?? [])]));
}

/** Whether several questions can fill a field together: each file is a document of its own. */
export const takesSeveral = (field: string): boolean => documentOf(field) !== null;

/** Where nobody has chosen: of documents all questions that say so, else the one that is called so. */
export function usualQuestions(target: Pick<FactTarget, 'field' | 'kind'>, questions: readonly FormElement[]) {
  const said = questions.filter(
    ({ questionType, behavesAs }) => behavesAs === target.field && canFill(target.kind, questionType),
  );
  if (takesSeveral(target.field) && said.length > 0) return said;
  const usual = usualQuestion(target, questions);
  return usual === null ? [] : [usual];
}

/**
 * The question that fills a field where nobody has chosen one: it says that it does, or is called as the field is, in any
 * of the product's languages.
 */
function usualQuestion(
  { field, kind }: Pick<FactTarget, 'field' | 'kind'>,
  questions: readonly FormElement[],
): FormElement | null {
  const fitting = questions.filter(({ questionType }) => canFill(kind, questionType));
  const custom = customFieldOf(field);
  if (custom !== null) return fitting.find(({ customField }) => customField?._id === custom) ?? null;
  const names = new Set(namesOf(field).map(wordsOf));
  const isCalledSo = ({ label, labels, behavesAs }: FormElement): boolean =>
    !behavesAs && [label, ...labels.map(({ value }) => value)].some((text) => names.has(wordsOf(text)));
  return fitting.find(({ behavesAs }) => behavesAs === field) ?? fitting.find(isCalledSo) ?? null;
}

function namesOf(field: string): string[] {
  const category = documentOf(field);
  // What is called "Other" may be anything.
  if (category === 'other') return [];
  const key = category === null ? `field.Startup.${field}` : `enum.DocumentCategory.${category}`;
  return languages.map(({ id }) => localeText(id, 'spec', key) ?? field);
}
