/** What of a form's answers may be summed up for those who are not to know who gave them. */
import { sql } from 'kysely';
import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { identifies } from '#domain/forms/facts/identifies.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readForm } from '#server/services/forms/readForm.ts';
import { markedElements } from './hiddenAnswers.ts';

/** What is offered by a choice, and what stands for a text that somebody wrote there instead. */
interface OfferedChoices {
  readonly offered: readonly string[];
  readonly writeIn: string;
}

interface OpenQuestions {
  /** Ids of those whose answers are summed up: of numbers, and of choices. What people wrote names them too often. */
  readonly ids: readonly string[];
  /** Of those choices where one may write something else: by their ids. */
  readonly writeIns: Readonly<Record<string, OfferedChoices>>;
}

/** The questions that are answered by a number or by a choice in every version, and don't tell who answered. */
export async function openQuestions(context: RequestContext, tx: Tx, formId: string): Promise<OpenQuestions> {
  const asked = Map.groupBy(await everAsked(context, tx, formId), ({ _id }) => _id);
  const open = [...asked].filter(([, versions]) => versions.every(isOpen));
  const choices = open.flatMap(([id, versions]) => {
    const offered = choicesOf(versions);
    return offered === null ? [] : [[id, offered] as const];
  });
  return { ids: open.map(([id]) => id), writeIns: Object.fromEntries(choices) };
}

/** All that was offered in any version; null where nobody could write anything else. */
function choicesOf(versions: readonly FormElement[]): OfferedChoices | null {
  const options = versions.flatMap((version) => version.options);
  const writeIn = options.find(({ isWriteIn }) => isWriteIn);
  if (writeIn === undefined) return null;
  return { offered: options.filter(({ isWriteIn }) => !isWriteIn).map(({ value }) => value), writeIn: writeIn.value };
}

/** What the form asks and what it asked in any version, as its authors have marked it since. */
async function everAsked(context: RequestContext, tx: Tx, formId: string): Promise<readonly FormElement[]> {
  const form = await readForm(context, tx, formId);
  const { rows } = await sql<{ elements: readonly FormElement[] }>`
    select elements from form_version where form_id = ${formId}`.execute(tx);
  const elements = [...(form?.elements ?? []), ...rows.flatMap((version) => version.elements)];
  return markedElements(tx, { formId, elements });
}

function isOpen(element: FormElement): boolean {
  return !identifies(element) && (valueKindOf(element.questionType) === 'numberValue' || isChosen(element));
}

function isChosen({ questionType }: FormElement): boolean {
  return questionType.startsWith('select_') || questionType.startsWith('tree_');
}
