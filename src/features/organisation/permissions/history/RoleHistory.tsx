import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { permissionMatrixQuery } from '../../permissionQueries.ts';
import { useSetReach } from '../useSetReach.ts';
import { RoleChangesDocument, type RoleChangesQuery } from './history.gen.ts';
import classes from './RoleHistory.module.css';
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
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(roleChangesQuery);
  const { data: matrix } = useQuery(permissionMatrixQuery());
  const changes = data?.pages.flatMap((page) => page.roleChanges.results).filter(isOfRole);
  if (!changes) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  if (changes.length === 0) return <EmptyState title={t('history.none')} hint={t('history.noneHint')} />;
  const roles = matrix?.roles.results ?? [];
  const reaches = reachesOf(roles);
  const names = new Map(roles[0]?.permissions.map(({ key, name }) => [key, name]));
  return (
    <>
      <ol className={classes.list} aria-label={t('permissions.tab.history')}>
        {changes.map((change) => (
          <Row
            key={change._id}
            change={change}
            name={names.get(change.permission) ?? change.permission}
            mayUndo={isLatest(change, changes, reaches)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.older')}
        </Button>
      )}
    </>
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
  const undo = useSetReach(t('history.undone'));
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>
          {name} <span className={classes.role}>{role.name}</span>
        </p>
        <p className={classes.reaches}>
          <del className={classes.before}>{t(`permissions.${reachNamed(before)}`)}</del>
          <span aria-hidden className="mirrored">
            →
          </span>
          <ins className={classes.after}>{t(`permissions.${reachNamed(after)}`)}</ins>
        </p>
        <p className={classes.who}>
          {changedBy && (
            <>
              <UserAvatar user={changedBy} />
              <bdi>{changedBy.fullName}</bdi>
            </>
          )}
          <RelativeTime instant={createdAt} />
        </p>
      </div>
      {mayUndo && (
        <Button
          variant="default"
          size="compact-md"
          className={classes.undo ?? ''}
          aria-label={t('history.undoOf', { permission: name, role: role.name })}
          loading={undo.isPending}
          onClick={() =>
            undo.mutate({
              roleId: role._id,
              permission,
              reach: wasDefault ? null : reachNamed(before),
              expected: reachNamed(after),
            })
          }
        >
          {t('history.undo')}
        </Button>
      )}
    </li>
  );
}
