import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { HistoryList } from '../../history/HistoryList.tsx';
import { HistoryRow } from '../../history/HistoryRow.tsx';
import { permissionMatrixQuery } from '../../permissionQueries.ts';
import { useSetReach } from '../useSetReach.ts';
import { RoleChangesDocument, type RoleChangesQuery } from './history.gen.ts';
import { isLatest, reachesOf, reachNamed } from './undoable.ts';

type Noted = RoleChangesQuery['roleChanges']['results'][number];
type Change = Noted & { readonly role: NonNullable<Noted['role']> };

const roleChangesQuery = {
  queryKey: ['list', 'RoleChange'],
  queryFn: ({ pageParam, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) =>
    graphqlRequest(RoleChangesDocument, { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: RoleChangesQuery) => page.roleChanges.next ?? null,
};

/** Who has changed what a role may do, newest first; what still holds is taken back by one press. */
export function RoleHistory() {
  const { t } = useTranslation('organisation');
  const { data, error, ...asked } = useInfiniteQuery(roleChangesQuery);
  const { data: matrix } = useQuery(permissionMatrixQuery());
  const roles = matrix?.roles.results ?? [];
  const reaches = reachesOf(roles);
  const names = new Map(roles[0]?.permissions.map(({ key, name }) => [key, name]));
  return (
    <HistoryList
      label={t('permissions.tab.history')}
      hint={t('history.noneHint')}
      changes={data?.pages.flatMap((page) => page.roleChanges.results).filter(isOfRole)}
      error={error}
      asked={asked}
      row={(change, changes) => (
        <Row
          key={change._id}
          change={change}
          name={names.get(change.permission) ?? change.permission}
          mayUndo={isLatest(change, changes, reaches)}
        />
      )}
    />
  );
}

function isOfRole(noted: Noted): noted is Change {
  return noted.role !== null && noted.role !== undefined;
}

interface RowProps {
  readonly change: Change;
  /** The permission in words. */
  readonly name: string;
  readonly mayUndo: boolean;
}

function Row({ change, name, mayUndo }: RowProps) {
  const { t } = useTranslation('organisation');
  const { role, before, after, wasDefault, changedBy, createdAt, permission } = change;
  const { mutate, isPending } = useSetReach(t('history.undone'));
  const undo = () =>
    mutate({
      roleId: role._id,
      permission,
      reach: wasDefault ? null : reachNamed(before),
      expected: reachNamed(after),
    });
  return (
    <HistoryRow
      name={name}
      about={role.name}
      became={[{ before: t(`permissions.${reachNamed(before)}`), after: t(`permissions.${reachNamed(after)}`) }]}
      changedBy={changedBy}
      createdAt={createdAt}
      undo={
        mayUndo ? { label: t('history.undoOf', { permission: name, role: role.name }), isPending, run: undo } : null
      }
    />
  );
}
