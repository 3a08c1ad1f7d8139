import { choiceNames } from '#domain/forms/answerValues.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { valueKindOf } from '#domain/forms/FormElement.ts';

/** What somebody types or chooses, by the questions, as the answers that the browser makes of it. */
export function answersTo(
  elements: readonly FormElement[],
  typed: Readonly<Record<string, readonly string[]>>,
): Answer[] {
  return elements.flatMap((element) => {
    const written = typed[element.label];
    return written === undefined || written.length === 0 ? [] : [answerOf(element, written)];
  });
}

function answerOf(element: FormElement, written: readonly string[]): Answer {
  const byName = new Map([...choiceNames(element, 'en')].map(([value, name]) => [name, value]));
  const values = written.map((text) => byName.get(text) ?? text);
  const kind = valueKindOf(element.questionType);
  return {
    questionId: element._id,
    textValue: kind === 'textValue' ? (values[0] ?? null) : null,
    numberValue: kind === 'numberValue' ? Number(values[0]) : null,
    arrayValue: kind === 'arrayValue' ? values : [],
  };
}
