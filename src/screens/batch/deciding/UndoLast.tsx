import { Button, CloseButton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from '../BatchPanels.module.css';
import { keepDecision, type LastDecision } from './lastDecision.ts';
import { useUndoTogether } from './useUndoTogether.ts';

/** How soon it is seen that the time to undo is over. */
const REFRESH_MS = 5000;

/** The way back from what was last decided on several applications, which outlasts the panel of the operation. */
export function UndoLast({ decision }: { readonly decision: LastDecision }) {
  const { applicationIds, until } = decision;
  const { t, i18n } = useTranslation(['batch', 'applications', 'shell']);
  const timeZone = useReaderZone();
  const undo = useUndoTogether(() => undefined);
  if (Date.parse(until) <= useNow(REFRESH_MS)) return null;
  const time = dateTimeFormat(languageTag(i18n.language), { timeStyle: 'short', timeZone }).format(new Date(until));
  return (
    <section className={classes.panel} data-kind="success" aria-label={t('title.application')}>
      <IconArrowBackUp size={20} className={`${classes.icon} mirrored`} aria-hidden />
      <div className={classes.text}>
        <p>{t('decided', { n: applicationIds.length })}</p>
        <p className={classes.reason}>{t('decide.undoUntil', { ns: 'applications', time })}</p>
      </div>
      <Button variant="subtle" size="compact-sm" loading={undo.isPending} onClick={() => undo.mutate(decision)}>
        {t('decide.undo', { ns: 'applications' })}
      </Button>
      <CloseButton aria-label={t('close', { ns: 'shell' })} onClick={() => keepDecision(null)} />
    </section>
  );
}
