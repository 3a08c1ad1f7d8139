import { useTranslation } from 'react-i18next';
import { exploredTenants } from '#src/data/exploring/exploring.ts';
import classes from './ExploringBar.module.css';
import { hostOfTenant } from './hostOfTenant.ts';

/** The organisations of the demo, each at its own host; one is signed in at each by itself. */
export function TenantLinks() {
  const { t } = useTranslation('organisation');
  const tenants = exploredTenants() ?? [];
  return (
    <nav className={classes.tenants} aria-label={t('exploring.tenant')}>
      {tenants.map((tenant) => {
        const host = hostOfTenant(tenant, location.host);
        return (
          <a
            key={tenant}
            className={classes.tenant}
            href={`${location.protocol}//${host}/`}
            aria-current={host === location.host ? 'true' : undefined}
          >
            {tenant}
          </a>
        );
      })}
    </nav>
  );
}
