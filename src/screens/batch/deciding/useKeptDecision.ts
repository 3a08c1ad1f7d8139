import { useEffect, useState } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { UndoableUntilDocument } from '../../deciding/deciding.gen.ts';
import { keepDecision, type LastDecision } from './lastDecision.ts';

/** Keeps the way back from what an operation decided on these applications; null while it has decided nothing. */
export function useKeptDecision(operation: string, applicationIds: readonly string[] | null): void {
  // Whoever is here now: it stays theirs when somebody else signs in.
  const [by] = useState(() => sessionStore.get().user?._id);
  useEffect(() => {
    const first = applicationIds?.[0];
    if (!by || !applicationIds || first === undefined) return;
    // The panel takes it back as long as it is there: where this fails there is only no way back after it.
    keepUntil(first, { by, operation, applicationIds }).catch(() => undefined);
  }, [by, operation, applicationIds]);
}

/** The first one that was decided on is the first that can't be taken back any more. */
async function keepUntil(first: string, decided: Omit<LastDecision, 'until'>): Promise<void> {
  const { application } = await graphqlRequest(UndoableUntilDocument, { id: first });
  if (application?.undoableUntil) keepDecision({ ...decided, until: application.undoableUntil });
}
