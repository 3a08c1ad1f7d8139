import { CATEGORIZATION_QUESTIONS } from '#domain/generated/constants.gen.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { ComputedField } from './ComputedField.ts';

function questionTexts(reader: TextReader): string {
  const texts = CATEGORIZATION_QUESTIONS.map((key) => [key, textFor(reader, 'metrics', `question.${key}`) ?? key]);
  return JSON.stringify(Object.fromEntries(texts));
}

/** Questions of a categorization, asked in the reader's language whatever language they were kept in. */
export const questionsIn =
  (column: string): ComputedField =>
  ({ alias, parameters, textReader, nextAlias }) => {
    const question = nextAlias();
    const texts = parameters.add(questionTexts(textReader()), 'jsonb');
    const list = `${alias}.${column}`;
    return `(select coalesce(jsonb_agg(${question}.value || jsonb_build_object('label',
        coalesce(${texts} ->> (${question}.value ->> 'key'), ${question}.value ->> 'label')) order by ${question}.place), '[]')
      from jsonb_array_elements(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end)
        with ordinality as ${question}(value, place))`;
  };
