import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { PermissionMatrixDocument, type PermissionMatrixQuery } from './organisation.gen.ts';
import classes from './PermissionTable.module.css';
import { PermissionTable } from './PermissionTable.tsx';

type MatrixRole = PermissionMatrixQuery['roles']['results'][number];

/** What each role may do: the whole catalogue by all roles of the organisation. */
export function PermissionsPage() {
  const { t } = useTranslation(['organisation', 'spec']);
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(graphqlQuery(PermissionMatrixDocument, {}));
  const roles = data?.roles.results;
  const keys = roles ? matching(roles, search, (nameKey) => t(nameKey, { ns: 'spec' })) : [];
  return (
    <Page width="full">
      <PageHeader title={t('permissions.title')}>
        <p className={classes.hint}>{t('permissions.hint')}</p>
        <SearchField value={search} label={t('permissions.search')} onChange={setSearch} />
      </PageHeader>
      {!roles && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!roles && !error && <ListSkeleton rows={12} />}
      {roles && keys.length > 0 && <PermissionTable roles={roles} keys={keys} />}
      {roles && keys.length === 0 && <EmptyState title={t('permissions.nothing')} />}
    </Page>
  );
}

/** Keys of the permissions whose key or name holds the text. */
function matching(roles: readonly MatrixRole[], search: string, nameOf: (nameKey: string) => string): string[] {
  const wanted = search.trim().toLowerCase();
  return (roles[0]?.permissions ?? [])
    .filter(({ key, name }) => `${key} ${nameOf(name)}`.toLowerCase().includes(wanted))
    .map(({ key }) => key);
}
