import { isEmailAddress } from '../text/emailAddress.ts';
import { cellsOf, rowsOf } from './answerValues.ts';
import { type Answer, type FormElement, isBlankValue } from './FormElement.ts';

/** What a table behaves as whose rows name those who found the startup with whoever applies. */
export const TEAM_FACT = 'cofounders' as const;

/** Somebody whom a row of such a table names. */
export interface TeamMember {
  readonly email: string;
  /** The first cell that is no address; empty where the row holds nothing else. */
  readonly name: string;
}

/** Whether a question asks for the rest of the team (`TEAM_FACT`). */
export const isTeamTable = ({ questionType, behavesAs }: Pick<FormElement, 'questionType' | 'behavesAs'>): boolean =>
  questionType === 'table' && behavesAs === TEAM_FACT;

/** Those whom the rows name by an e-mail address, in any column of theirs; each address once. */
export function teamMembers(answer: Pick<Answer, 'arrayValue'>): TeamMember[] {
  const members = rowsOf(answer).flatMap((cells) => {
    const email = addressIn(cells);
    const name = cells.find((cell) => cell.trim() !== '' && !isEmailAddress(cell.trim()))?.trim() ?? '';
    return email === null ? [] : [{ email, name }];
  });
  return [...new Map(members.map((member) => [member.email, member])).values()];
}

/** The names that stand in such tables of a form, empty ones left out. */
export function teamNames(elements: readonly FormElement[], answers: readonly Answer[]): string[] {
  const asked = new Set(elements.filter(isTeamTable).map(({ _id }) => _id));
  const given = answers.filter(({ questionId }) => asked.has(questionId));
  return given.flatMap((answer) => teamMembers(answer).flatMap(({ name }) => name || []));
}

/** The number of the first row, from 1 as they stand there, that names somebody without an address; null where each has one. */
export function rowWithoutAddress({ arrayValue }: Pick<Answer, 'arrayValue'>): number | null {
  const at = arrayValue.findIndex((row) => !isBlankValue(row) && addressIn(cellsOf(row)) === null);
  return at < 0 ? null : at + 1;
}

/** Addresses are compared as the accounts have them: in small letters. */
const addressIn = (cells: readonly string[]): string | null =>
  cells
    .map((cell) => cell.trim())
    .find(isEmailAddress)
    ?.toLowerCase() ?? null;
