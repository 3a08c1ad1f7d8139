import { useTranslation } from 'react-i18next';
import { permissionReach } from '#src/generated/permissionReach.gen.ts';
import classes from './PermissionTable.module.css';

/** What follows from a permission: pages, what is done with records, fields; in short, and by name when it is opened. */
export function PermissionOpens({ permission }: { readonly permission: string }) {
  const { t } = useTranslation(['organisation', 'spec']);
  const reach = permissionReach[permission];
  if (!reach) return null;
  const records = reach.records.map(({ entity, actions }) => {
    const done = actions.map((action) => t(`permissions.action.${action}`)).join(', ');
    return `${t(`entity.${entity}.many`, { ns: 'spec' })}: ${done}`;
  });
  const fields = reach.fields.map(
    ({ entity, field }) =>
      `${t(`entity.${entity}.one`, { ns: 'spec' })}: ${t(`field.${entity}.${field}`, { ns: 'spec', defaultValue: field })}`,
  );
  const groups = [
    { id: 'pages', names: [...new Set(reach.pages.map((key) => t(key as 'entity.Startup.one', { ns: 'spec' })))] },
    { id: 'records', names: records },
    { id: 'fields', names: fields },
  ] as const;
  const counts = [
    ...groups.map(({ id, names }) => ({ id, count: names.length })),
    { id: 'operations' as const, count: reach.operations },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return <span className={classes.description}>{t('permissions.opensNothing')}</span>;
  return (
    <details className={classes.opens}>
      <summary>{counts.map(({ id, count }) => `${t(`permissions.opens.${id}`)} ${count}`).join(' · ')}</summary>
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ id, names }) => (
          <div key={id}>
            <span className={classes.opensTitle}>{t(`permissions.opens.${id}`)}</span>
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
    </details>
  );
}
