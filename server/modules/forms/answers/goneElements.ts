import { sql } from 'kysely';
import { treeChoices } from '#domain/forms/answerValues.ts';
import type { FormElement, QuestionOption } from '#domain/forms/FormElement.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What a form asked in one of its versions. */
export interface FormVersion {
  readonly number: number;
  readonly elements: readonly FormElement[];
}

/** All versions of a form, the newest first. */
export async function formVersions(tx: Tx, formId: string): Promise<readonly FormVersion[]> {
  const { rows } = await sql<FormVersion>`
    select number, elements from form_version where form_id = ${formId} order by number desc`.execute(tx);
  return rows;
}

/** What older versions of a form asked and the one that is filled now does not, each as it was asked last. */
export function goneElements(versions: readonly FormElement[], asked: readonly FormElement[]): readonly FormElement[] {
  const known = new Set(asked.map(({ _id }) => _id));
  const gone: FormElement[] = [];
  for (const element of versions) {
    if (known.has(element._id)) continue;
    known.add(element._id);
    gone.push(element);
  }
  return gone;
}

/** The element with those options behind its own that were chosen while older versions offered them, so that each has its name. */
export function withGoneOptions<T extends FormElement>(
  element: T,
  versions: readonly FormElement[],
  chosen: readonly string[],
): T {
  const older = versions.filter(
    ({ _id, questionType }) => _id === element._id && questionType === element.questionType,
  );
  if (element.questionType.startsWith('tree_')) {
    const known = new Set(element.treeOptions.map(({ _id }) => _id));
    const ways = new Map(
      older.flatMap(({ treeOptions }) => treeChoices(treeOptions, '')).map((way) => [way.value, way]),
    );
    const gone = chosen.flatMap((value) => (known.has(value) ? [] : (ways.get(value) ?? [])));
    const branches = gone.map(({ value, label }) => ({ _id: value, label, labels: [], parentId: null }));
    return { ...element, treeOptions: [...element.treeOptions, ...branches] };
  }
  const options = element.options.map((option) => withGoneChoices(option, older));
  const known = new Set(options.map(({ value }) => value));
  const offered = older.flatMap(({ options }) => options).filter(({ isWriteIn }) => !isWriteIn);
  const gone = chosen.flatMap((value) => (known.has(value) ? [] : (offered.find((one) => one.value === value) ?? [])));
  return { ...element, options: [...options, ...gone.map((option) => withGoneChoices(option, older))] };
}

/** A column of a table with those choices behind its own that older versions offered in it. */
function withGoneChoices(column: QuestionOption, older: readonly FormElement[]): QuestionOption {
  const offers = older.flatMap(({ options }) =>
    options.flatMap(({ value, choices }) => (value === column.value ? (choices ?? []) : [])),
  );
  if (offers.length === 0) return column;
  const own = column.choices ?? [];
  const known = new Set(own.map(({ value }) => value));
  const gone = new Map(offers.filter(({ value }) => !known.has(value)).map((choice) => [choice.value, choice]));
  return { ...column, columnKind: 'choice', choices: [...own, ...gone.values()] };
}
