import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { MailSheet } from '#src/ui/mail/MailSheet.tsx';
import classes from './DecisionBar.module.css';
import { DecisionMailDocument, type DecisionMailQuery } from './deciding.gen.ts';
import type { Action } from './decisionActions.ts';

interface MailPreviewProps {
  readonly applicationId: string;
  readonly action: Action;
}

/** The mail as it will be sent, with the names in their places; or that there is none. */
export function MailPreview({ applicationId, action }: MailPreviewProps) {
  const { data, error } = useQuery({ ...graphqlQuery(DecisionMailDocument, { applicationId, action }), staleTime: 0 });
  if (error) return null;
  return (
    <div className={classes.letter} data-letter>
      {data ? <Letter mail={data.decisionMail} /> : <ListSkeleton rows={2} />}
    </div>
  );
}

function Letter({ mail }: { readonly mail: DecisionMailQuery['decisionMail'] }) {
  const { t } = useTranslation('applications');
  if (!mail) return <p className={classes.none}>{t('decide.mailNoAddress')}</p>;
  if (!mail.subject || !mail.html) return <p className={classes.none}>{t('decide.mailNone')}</p>;
  return (
    <section className={classes.mail} aria-label={t('decide.mail')}>
      <p className={classes.faint}>{t('decide.mailTo', { address: mail.to })}</p>
      {mail.team.length > 0 && <p className={classes.faint}>{t('decide.team', { people: mail.team.join(', ') })}</p>}
      <MailSheet subject={mail.subject} html={mail.html} isShort />
    </section>
  );
}
