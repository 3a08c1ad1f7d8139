import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MailSheet } from '#src/ui/mail/MailSheet.tsx';
import classes from './DecisionBar.module.css';
import type { DecisionMailQuery } from './deciding.gen.ts';

type ShownMail = DecisionMailQuery['decisionMail'];

interface LetterProps {
  readonly mail: ShownMail | undefined;
  /** Whoever decides wants none sent. */
  readonly isUnsent?: boolean;
}

/** What an applicant is written, or that nothing is; `mail` is undefined until that is known. */
export function Letter({ mail, isUnsent = false }: LetterProps) {
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

function Words({ mail }: { readonly mail: ShownMail }) {
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
