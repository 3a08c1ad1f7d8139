import { useTranslation } from 'react-i18next';
import { withScheme } from '#domain/text/webLink.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import classes from './TermsLink.module.css';

/** The tenant's terms, where an account begins; nothing for a tenant without. */
export function TermsLink() {
  const { t } = useTranslation('auth');
  const url = useSession().incubator?.incubatorTermsAndServices?.url;
  if (!url) return null;
  return (
    <a className={classes.link} href={withScheme(url)} target="_blank" rel="noreferrer">
      {t('login.terms')}
    </a>
  );
}
