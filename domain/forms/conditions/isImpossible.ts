import type { Dependency, DependencyStatement, FormElement } from '../FormElement.ts';
import { asksForAnswer, leavesNoAnswer } from './leavesNoAnswer.ts';

type Elements = ReadonlyMap<string, FormElement>;

/**
 * Whether no answers can make a condition true: two answers to a question that takes one, a number outside of what may be
 * answered, more than five and less than three, an answer to what is shown only without it. Says so only where it is
 * certain.
 */
export function isImpossible(dependency: Dependency, byId: Elements): boolean {
  return isNever([dependency], [], byId);
}

/** Whether these can't all be true beside what is known to be. */
function isNever(all: readonly Dependency[], known: readonly DependencyStatement[], byId: Elements): boolean {
  const groups = all.map(partsOf);
  const plain = withWhatTheyNeed([...known, ...groups.flatMap(({ plain }) => plain)], byId);
  if (contradict(plain, byId)) return true;
  const choices = groups.flatMap(({ choices }) => choices);
  return choices.some((choice) =>
    choice.every((statement) => isNever([{ operator: 'AND', statements: [statement] }], plain, byId)),
  );
}

interface Parts {
  /** Comparisons that must all be true. */
  readonly plain: readonly DependencyStatement[];
  /** Of each of these one must be true. */
  readonly choices: readonly (readonly DependencyStatement[])[];
}

function partsOf({ operator, statements }: Dependency): Parts {
  if (operator === 'OR' && statements.length > 1) return { plain: [], choices: [statements] };
  const parts = statements.map((statement): Parts => {
    // What may not be true says nothing of what must be.
    if (statement.action === 'hide') return { plain: [], choices: [] };
    if (!statement.statements?.length) return { plain: [statement], choices: [] };
    return partsOf({ operator: statement.operator, statements: statement.statements });
  });
  return { plain: parts.flatMap(({ plain }) => plain), choices: parts.flatMap(({ choices }) => choices) };
}

/** With what must be true for the questions to be shown that must be answered. */
function withWhatTheyNeed(plain: readonly DependencyStatement[], byId: Elements): readonly DependencyStatement[] {
  const all = [...plain];
  const reached = new Set<string>();
  // It grows while it is gone through.
  for (const statement of all) {
    const { questionId } = statement;
    if (questionId === null || !asksForAnswer(statement) || reached.has(questionId)) continue;
    reached.add(questionId);
    const dependency = byId.get(questionId)?.dependency;
    if (dependency) all.push(...partsOf(dependency).plain);
  }
  return all;
}

/** Whether statements, all of which must hold, leave one of their questions no answer. */
function contradict(statements: readonly DependencyStatement[], byId: Elements): boolean {
  return [...Map.groupBy(statements, ({ questionId }) => questionId)].some(([id, own]) => {
    const question = byId.get(id ?? '');
    return question !== undefined && leavesNoAnswer(question, own);
  });
}
