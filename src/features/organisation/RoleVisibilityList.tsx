import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { RoleVisibilityDocument, type VisibleRoleFragment } from './organisation.gen.ts';
import classes from './RoleVisibility.module.css';
import { visibilityOfRole } from './visibilityOfRole.ts';

const RoleVisibilityDialog = lazy(() =>
  import('./RoleVisibilityDialog.tsx').then((m) => ({ default: m.RoleVisibilityDialog })),
);

/** Which people and startups each role sees, in words; whoever may edit roles can change it. */
export function RoleVisibilityList() {
  const { t } = useTranslation(['organisation', 'spec']);
  const [edited, setEdited] = useState<VisibleRoleFragment | null>(null);
  const mayEdit = hasPermission(useSession().rights?.principal ?? null, 'USER/ROLES:EDIT');
  const { data, error, refetch } = useQuery(graphqlQuery(RoleVisibilityDocument, {}));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  const peopleOf = (role: VisibleRoleFragment): string => {
    const { people, roles } = visibilityOfRole(role);
    const meaning = t(`visibility.people.${people}`);
    if (people === 'NONE' || roles.length === 0) return meaning;
    const names = roles.map((type) => t(`enum.AssignableRole.${type}`, { ns: 'spec' })).join(', ');
    return `${meaning} ${t('visibility.onlyRoles', { roles: names })}`;
  };
  return (
    <>
      <ul className={classes.list}>
        {data.roles.results.map((role) => (
          <li key={role._id} className={classes.role}>
            <h2 className={classes.name}>{role.name}</h2>
            <dl className={classes.facts}>
              <dt>{t('visibility.peopleLabel')}</dt>
              <dd>{peopleOf(role)}</dd>
              <dt>{t('visibility.startupsLabel')}</dt>
              <dd>{t(`visibility.startups.${visibilityOfRole(role).startups}`)}</dd>
            </dl>
            {mayEdit && (
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('visibility.edit', { role: role.name })}
                onClick={() => setEdited(role)}
              >
                {t('visibility.change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('visibility.always')}</p>
      {edited && (
        <Suspense>
          <RoleVisibilityDialog
            role={edited}
            types={[...new Set(data.roles.results.flatMap(({ type }) => type))]}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
