import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { isLanguageId } from '#domain/text/ownWords.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import type { Arrangeable } from './arrangeableIn.ts';
import { arrangementProblem as problem } from './arrangementProblem.ts';

/** More than is read beside a field. */
const LONGEST_HELP = 500;

/** What is wrong with a form beyond its fields' names: nothing is left of it, or nobody could read its help. */
export function problemsOfForm({ name, hidden, help = {} }: Arrangement, { names }: Arrangeable): FieldProblem[] {
  if ([...names].every((field) => hidden.includes(field))) return [problem('formEmpty', { name })];
  return Object.entries(help).flatMap(([field, said]) =>
    Object.entries(said).flatMap(([language, text]) => {
      if (!isLanguageId(language)) return [problem('helpLanguageUnknown', { name: language })];
      return text.length > LONGEST_HELP ? [problem('helpTooLong', { name: field, count: LONGEST_HELP })] : [];
    }),
  );
}
