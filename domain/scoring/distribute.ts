/** Somebody who may be given applications, and what they have already. */
export interface Evaluator {
  readonly id: string;
  /** Applications they have, those they have judged included. */
  readonly load: number;
  /** Applications at most; null for as many as there are. */
  readonly most: number | null;
}

export interface WaitingApplication {
  readonly id: string;
  /** Evaluators it has already. */
  readonly has: readonly string[];
  /** Who may not judge it: whoever knows the people, or stepped aside. */
  readonly closedTo: readonly string[];
}

interface Share {
  readonly application: string;
  readonly evaluator: string;
}

export interface Distribution {
  readonly shares: readonly Share[];
  /** How many evaluators are still missing, over all applications. */
  readonly missing: number;
}

/**
 * Gives each application its evaluators: as many as are wanted, always those who have least, nobody more than their
 * maximum, nobody with a conflict of interest. Where no number is wanted, everybody judges everything. The same
 * question has the same answer.
 */
export function distribute(
  evaluators: readonly Evaluator[],
  applications: readonly WaitingApplication[],
  perApplication: number | null,
): Distribution {
  const loads = new Map(evaluators.map(({ id, load }) => [id, load]));
  const wanted = perApplication ?? evaluators.length;
  const shares: Share[] = [];
  let missing = 0;
  // Those that few may judge come first: whoever may judge anything has room for the others.
  for (const { application, able } of byChoice(evaluators, applications)) {
    const needed = Math.max(0, wanted - application.has.length);
    const chosen = able
      .filter(({ id, most }) => most === null || (loads.get(id) ?? 0) < most)
      .sort((a, b) => (loads.get(a.id) ?? 0) - (loads.get(b.id) ?? 0))
      .slice(0, needed);
    for (const { id } of chosen) {
      loads.set(id, (loads.get(id) ?? 0) + 1);
      shares.push({ application: application.id, evaluator: id });
    }
    // Where everybody is asked, nobody is missing but those who have no room.
    missing += Math.min(needed, perApplication === null ? able.length : needed) - chosen.length;
  }
  return { shares, missing };
}

function byChoice(evaluators: readonly Evaluator[], applications: readonly WaitingApplication[]) {
  return applications
    .map((application) => ({
      application,
      able: evaluators.filter(({ id }) => !application.has.includes(id) && !application.closedTo.includes(id)),
    }))
    .sort((a, b) => a.able.length - b.able.length);
}
