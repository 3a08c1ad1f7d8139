import { isEmailAddress } from '../text/emailAddress.ts';
import { cellsOf, rowsOf } from './answerValues.ts';
import { columnKindOf, tableColumns } from './columns/tableColumns.ts';
import { type Answer, type FormElement, isBlankValue } from './FormElement.ts';

type TeamTable = Pick<FormElement, 'options'>;

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

/** Those whom the rows of such a table name by an e-mail address; each address once. */
export function teamMembers(element: TeamTable, answer: Pick<Answer, 'arrayValue'>): TeamMember[] {
  const members = rowsOf(answer).flatMap((cells) => {
    const email = addressIn(element, cells);
    const name = cells.find((cell, place) => isName(element, place, cell.trim()))?.trim() ?? '';
    return email === null ? [] : [{ email, name }];
  });
  return [...new Map(members.map((member) => [member.email, member])).values()];
}

/** A choice, a number or a day is nobody's name. */
function isName(element: TeamTable, place: number, cell: string): boolean {
  const column = tableColumns(element)[place];
  return cell !== '' && !isEmailAddress(cell) && (column === undefined || columnKindOf(column) === 'text');
}

/** The names that stand in such tables of a form, empty ones left out. */
export function teamNames(elements: readonly FormElement[], answers: readonly Answer[]): string[] {
  const asked = new Map(elements.filter(isTeamTable).map((element) => [element._id, element]));
  return answers.flatMap((answer) => {
    const element = asked.get(answer.questionId);
    return element ? teamMembers(element, answer).flatMap(({ name }) => name || []) : [];
  });
}

/** The numbers of the rows, from 1 as they stand there, that name somebody without an address. */
export function rowsWithoutAddress(element: TeamTable, { arrayValue }: Pick<Answer, 'arrayValue'>): number[] {
  return arrayValue.flatMap((row, at) =>
    !isBlankValue(row) && addressIn(element, cellsOf(row)) === null ? [at + 1] : [],
  );
}

/** The column in which the address of a row is expected: the first of addresses, else the first. */
export const addressPlace = (element: TeamTable): number =>
  Math.max(
    0,
    tableColumns(element).findIndex((column) => columnKindOf(column) === 'email'),
  );

/**
 * The address in a row: that of a column of addresses, else of any column, as of tables whose columns say no kind. They are
 * compared as the accounts have them: in small letters.
 */
function addressIn(element: TeamTable, cells: readonly string[]): string | null {
  const columns = tableColumns(element);
  const isMeant = (place: number): boolean => columns[place] !== undefined && columnKindOf(columns[place]) === 'email';
  const found = cells.flatMap((cell, place) => (isEmailAddress(cell.trim()) ? [{ cell, place }] : []));
  const best = found.find(({ place }) => isMeant(place)) ?? found[0];
  return best?.cell.trim().toLowerCase() ?? null;
}
