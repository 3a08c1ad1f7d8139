import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { askDecision } from '../../deciding/askDecision.ts';
import { decidedApplication } from '../../deciding/decidedApplication.ts';
import { closedTo, decisionBy } from '../../deciding/decisionActions.ts';
import { mayChangeField } from '../../recordRights.ts';
import type { ListPage, TableScreenModule } from '../../screenModules.ts';
import { isPlanLocked } from '../rowActions.ts';
import { askBeforeCell } from './askBeforeCell.ts';
import type { CellChange, CellEditingState } from './CellEditing.ts';
import { withChangedRow } from './withChangedRow.ts';

/** Kinds of questions whose answers show the record. */
const kinds: ReadonlySet<unknown> = new Set(['list', 'detail', 'options']);

/**
 * Changes values in the cells of a table: shown at once, told to the server with the version that was looked at, and taken
 * back where it refuses. The toast offers to undo. What is a decision is asked for as one. Null where records of the screen can't be changed at all.
 */
export function useCellEditing({ screen, moveDocument }: TableScreenModule): CellEditingState | null {
  const client = useQueryClient();
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const { t } = useTranslation('screens');
  const { entity } = screen;
  const { mutateAsync } = useMutation({
    mutationFn: async ({ record, field, to }: CellChange) => {
      const variables = { id: record._id, version: record.version, input: { [field]: to } };
      return (await graphqlRequest(untypedDocument(moveDocument ?? ''), variables)).record as { version: number };
    },
    onMutate: async ({ record, field, to }) => {
      const filter = { queryKey: ['list', entity] };
      await client.cancelQueries(filter);
      const before = client.getQueriesData<InfiniteData<ListPage>>(filter);
      // The name of another record is known once the list is asked for anew.
      const isReference = typeof record[field] === 'object' && record[field] !== null;
      if (!isReference) {
        for (const [key, data] of before)
          if (data?.pages) client.setQueryData(key, withChangedRow(data, String(record._id), { [field]: to }));
      }
      return before;
    },
    onSuccess: ({ version }, change) => {
      const undone = { ...change, record: { ...change.record, version }, to: change.from, from: change.to };
      showToast({
        kind: 'success',
        message: t('table.cellSaved', { field: change.label }),
        action: { label: t('board.undo'), run: () => void mutateAsync(undone).catch(() => undefined) },
      });
    },
    onError: (_error, _change, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [kind, name] }) => kinds.has(kind) && name === entity }),
  });
  const isOpen =
    moveDocument !== undefined && ability.can('update', entity) && !isPlanLocked(screen, 'update', principal);
  return useMemo(
    () =>
      isOpen
        ? {
            save: async (change) => {
              const decision = decisionBy(entity, change.field, change.to);
              if (decision) askDecision(decidedApplication(change.record), decision);
              else if (await askBeforeCell(entity, change)) await mutateAsync(change);
            },
            mayChange: (record, field) => mayChangeField(ability, entity, record, field),
            closedTo: (record, field) => closedTo(entity, field, record[field]),
          }
        : null,
    [isOpen, mutateAsync, ability, entity],
  );
}
