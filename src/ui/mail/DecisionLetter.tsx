import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import classes from './DecisionLetter.module.css';
import { MailSheet } from './MailSheet.tsx';

interface ShownMail {
  readonly to: string;
  readonly subject: string | null;
  readonly html: string | null;
}

interface DecisionLetterProps {
  readonly mail: ShownMail | null | undefined;
  /** Whoever decides wants none sent. */
  readonly isUnsent?: boolean;
}

/** What an applicant is written, or that nothing is; `mail` is undefined until that is known. */
export function DecisionLetter({ mail, isUnsent = false }: DecisionLetterProps) {
  return (
    <div className={classes.letter} data-letter>
      {isUnsent ? <NotSent /> : mail === undefined ? <ListSkeleton rows={2} /> : <Words mail={mail} />}
    </div>
  );
}

function NotSent() {
  const { t } = useTranslation('applications');
  return <p className={classes.none}>{t('decide.mailUnsent')}</p>;
}

function Words({ mail }: { readonly mail: ShownMail | null }) {
  const { t } = useTranslation('applications');
  if (!mail) return <p className={classes.none}>{t('decide.mailNoAddress')}</p>;
  if (!mail.subject || !mail.html) return <p className={classes.none}>{t('decide.mailNone')}</p>;
  return (
    <section className={classes.mail} aria-label={t('decide.mail')}>
      <p className={classes.faint}>{t('decide.mailTo', { address: mail.to })}</p>
      <MailSheet subject={mail.subject} html={mail.html} isShort />
    </section>
  );
}
