import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import type { FormNoteProps } from '#src/screens/form/FormNote.tsx';
import classes from './FormNotes.module.css';
import { ActiveRejectionsDocument } from './funnels.gen.ts';

/** Which rejection e-mail is sent now, and what saving this one changes about it. */
export function SentOnRejection({ values, recordId = null }: FormNoteProps) {
  const { t } = useTranslation('applications');
  const { data } = useQuery({ ...graphqlQuery(ActiveRejectionsDocument, {}), staleTime: 0 });
  if (data === undefined) return null;
  const funnel = values['funnel'] || null;
  const ofAll = data.rejectionEmails.results.find((one) => !one.funnel);
  const own = data.rejectionEmails.results.find((one) => one.funnel && one.funnel._id === funnel);
  const current = own ?? ofAll;
  const rival = funnel === null ? ofAll : own;
  return (
    <p className={classes.note} role="status">
      {t(`rejections.${changeOf()}`, { name: current?.name ?? '' })}
    </p>
  );

  function changeOf() {
    if (values['isActive'] === true) {
      if (rival && rival._id !== recordId) return 'takesOver';
      if (current && current._id !== recordId) return 'takesPlace';
      return current ? 'isSent' : 'willBeSent';
    }
    if (current === undefined) return 'noneNow';
    return current._id === recordId ? 'noneThen' : 'sentNow';
  }
}
