import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { ScoringQueueDocument } from '../scoring.gen.ts';
import {
  ConflictChoicesDocument,
  type ConflictChoicesQuery,
  DeclareConflictsDocument,
  WithdrawConflictsDocument,
} from './conflicts.gen.ts';

export type KnownFunnel = ConflictChoicesQuery['conflictChoices'][number];
export type KnownApplicant = KnownFunnel['applicants'][number];

/** Whom the reader knows of those they may come to judge; what is chosen holds once it is saved. */
export function useKnownApplicants(onSaved: () => void) {
  const client = useQueryClient();
  const query = useQuery(graphqlQuery(ConflictChoicesDocument, {}));
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reason, setReason] = useState('');
  const funnels = query.data?.conflictChoices ?? [];
  const isChosen = ({ applicationId, isKnown }: KnownApplicant): boolean => changed.get(applicationId) ?? isKnown;
  const applicants = funnels.flatMap((funnel) => funnel.applicants);
  const added = applicants.filter((one) => isChosen(one) && !one.isKnown);
  const removed = applicants.filter((one) => !isChosen(one) && one.isKnown);
  const idsOf = (some: readonly KnownApplicant[]): string[] => some.map(({ applicationId }) => applicationId);
  const save = useMutation({
    mutationFn: async () => {
      // First what is taken back: an applicant who has applied twice is known by both.
      if (removed.length > 0)
        await graphqlRequest(WithdrawConflictsDocument, { input: { applicationIds: idsOf(removed) } });
      const input = { applicationIds: idsOf(added), reason: reason.trim() || null };
      if (added.length > 0) await graphqlRequest(DeclareConflictsDocument, { input });
    },
    onSuccess: onSaved,
    onSettled: async () => {
      await client.invalidateQueries(queriesOf(ConflictChoicesDocument));
      await client.invalidateQueries(queriesOf(ScoringQueueDocument));
    },
  });
  const toggle = (one: KnownApplicant): void => {
    setChanged((before) => new Map(before).set(one.applicationId, !isChosen(one)));
  };
  return { query, funnels, isChosen, toggle, added, removed, reason, setReason, save };
}
