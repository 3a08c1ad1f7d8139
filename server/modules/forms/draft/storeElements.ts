import { sql } from 'kysely';
import { hasLimits, hasSetting } from '#domain/forms/elementKinds.ts';
import { type QuestionOption, valueKindOf } from '#domain/forms/FormElement.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, insertRows, updateRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, ValidationError } from '#server/platform/errors/errors.ts';
import { dependencyOf, type GivenElement } from './FormDraftChanges.ts';

/** More than anybody fills; a form without end would never be drawn. */
const MAX_ELEMENTS = 1000;
const MAX_OPTIONS = 500;
const MAX_LABEL = 300;
const idShape = /^[\w-]{1,60}$/;

interface KnownRow {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
}

/** Makes the elements what their author wants, the new ones at the end. */
export async function putElements(tx: Tx, formId: string, elements: readonly GivenElement[]): Promise<void> {
  if (elements.length === 0) return;
  const { rows } = await sql<KnownRow>`select id, form_id as "formId", version from question
    where form_id = ${formId} or id = any(${elements.map(({ _id }) => _id)}::text[])`.execute(tx);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const element of elements) assertSound(element, formId, known.get(element._id));
  const added = elements.filter(({ _id }) => !known.has(_id));
  const count = rows.filter((row) => row.formId === formId).length;
  if (count + added.length > MAX_ELEMENTS) {
    throw new ValidationError([{ path: 'changes.elements', reason: 'atMost', values: { limit: MAX_ELEMENTS } }]);
  }
  for (const element of elements) {
    const values = valuesOf(element);
    const place = added.indexOf(element);
    if (place < 0) await updateRow(tx, specCatalog.get('Question'), element._id, values);
    else {
      const position = count + place + 1;
      await insertRow(tx, specCatalog.get('Question'), element._id, { ...values, form: formId, position });
    }
    await storeTree(tx, formId, element);
  }
}

/** Throws where somebody else was quicker, or the element is none. */
function assertSound(element: GivenElement, formId: string, row: KnownRow | undefined): void {
  const { _id, version, options, treeOptions } = element;
  const path = `changes.elements.${_id}`;
  const invalid = { path, reason: 'invalidField', values: { field: element.label.trim() || _id } } as const;
  if (!idShape.test(_id) || (row && row.formId !== formId)) throw new ValidationError([invalid]);
  if (row ? row.version !== version : version != null) throw new ConflictError();
  const offered = [options, treeOptions, ...options.map(({ choices }) => choices ?? [])];
  if (offered.some(({ length }) => length > MAX_OPTIONS)) {
    throw new ValidationError([{ path, reason: 'atMost', values: { limit: MAX_OPTIONS } }]);
  }
  const ids = new Set(treeOptions.map((option) => option._id));
  const isTreeSound = treeOptions.every((option) => idShape.test(option._id)) && ids.size === treeOptions.length;
  if (!isTreeSound) throw new ValidationError([invalid]);
}

/** Only what the kind of element has: a heading that was a question keeps no options. */
function valuesOf(element: GivenElement) {
  const { questionType } = element;
  const has = (setting: Parameters<typeof hasSetting>[1]): boolean => hasSetting(questionType, setting);
  const isLimited = hasLimits(questionType);
  return {
    questionType,
    behavesAs: element.behavesAs?.trim().slice(0, 40) || null,
    label: element.label.trim().slice(0, MAX_LABEL),
    labels: texts(element.labels, MAX_LABEL),
    description: element.description?.trim().slice(0, 4000) || null,
    descriptions: texts(element.descriptions, 4000),
    required: has('required') && element.required,
    minimum: isLimited ? (element.minimum ?? null) : null,
    maximum: isLimited ? (element.maximum ?? null) : null,
    options: has('options') || has('columns') || questionType === 'number_scale' ? optionsOf(element) : [],
    userAddRow: has('columns') && element.userAddRow,
    optionsDepth: has('tree') ? (element.optionsDepth ?? null) : null,
    dependency: dependencyOf(element.dependency),
    formula: has('formula') ? element.formula?.trim().slice(0, 2000) || null : null,
    weight: has('weight') ? (element.weight ?? null) : null,
    identifies: isShownOnly(questionType) ? null : (element.identifies ?? null),
    videoUrl: has('video') ? element.videoUrl?.trim().slice(0, 300) || null : null,
    customField: has('customField') ? (element.customFieldId ?? null) : null,
  };
}

const isShownOnly = (questionType: string): boolean => valueKindOf(questionType) === null;

function texts(given: readonly { readonly language: string; readonly value: string }[], max: number) {
  return given
    .filter(({ value }) => value.trim() !== '')
    .map(({ language, value }) => ({ language: language.slice(0, 10), value: value.trim().slice(0, max) }));
}

function optionsOf({ questionType, options }: GivenElement) {
  const hasKinds = hasSetting(questionType, 'columns');
  return options.map(({ value, labels, isWriteIn, numericalValue, ...column }) => ({
    value: isWriteIn ? '' : value.slice(0, MAX_LABEL),
    labels: texts(labels, MAX_LABEL),
    isWriteIn,
    numericalValue: numericalValue ?? null,
    ...(hasKinds && kindOfColumn(column)),
  }));
}

/** Of a column that takes any text nothing is kept: it is as those were that are older than the kinds. */
function kindOfColumn({ columnKind, choices }: Pick<QuestionOption, 'columnKind' | 'choices'>) {
  if (!columnKind || columnKind === 'text') return {};
  if (columnKind !== 'choice') return { columnKind };
  const offered = (choices ?? []).map((choice) => ({
    value: choice.value.slice(0, MAX_LABEL),
    labels: texts(choice.labels, MAX_LABEL),
  }));
  return { columnKind, choices: offered };
}

/** The tree as it is given, in its order; parents before what hangs below them, as the database wants it. */
async function storeTree(tx: Tx, formId: string, { _id, questionType, treeOptions }: GivenElement): Promise<void> {
  await sql`delete from tree_question_option where question_id = ${_id}`.execute(tx);
  if (!hasSetting(questionType, 'tree')) return;
  const ids = new Set(treeOptions.map((option) => option._id));
  const rows = treeOptions.map((option, at) => ({
    id: option._id,
    values: {
      label: option.label.trim().slice(0, 200),
      labels: texts(option.labels ?? [], 200),
      question: _id,
      form: formId,
      parent: option.parentId && ids.has(option.parentId) ? option.parentId : null,
      position: at + 1,
    },
  }));
  await insertRows(tx, specCatalog.get('TreeQuestionOption'), rows);
}

/** Takes elements away. Answers to them stay, with the version that they were given to. */
export async function removeElements(tx: Tx, formId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from tree_question_option where question_id in
    (select id from question where id = any(${ids}::text[]) and form_id = ${formId})`.execute(tx);
  await sql`delete from question where id = any(${ids}::text[]) and form_id = ${formId}`.execute(tx);
}
