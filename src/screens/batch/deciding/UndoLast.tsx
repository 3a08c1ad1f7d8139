import { ActionIcon, Button, CloseButton } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoText } from '#src/screens/deciding/useUndoText.ts';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from '../BatchPanels.module.css';
import { keepDecision, type LastDecision } from './lastDecision.ts';
import { useUndoTogether } from './useUndoTogether.ts';

/** How soon it is seen that the time to undo is over. */
const REFRESH_MS = 5000;

/** The way back from what was last decided on several applications, which outlasts the panel of the operation. */
export function UndoLast({ decision }: { readonly decision: LastDecision }) {
  const { applicationIds, until } = decision;
  const { t } = useTranslation(['batch', 'applications', 'shell']);
  const [isSmall, setSmall] = useState(false);
  const undoText = useUndoText();
  const now = useNow(REFRESH_MS);
  const undo = useUndoTogether(() => undefined);
  if (Date.parse(until) <= now) return null;
  const said = t('decided', { n: applicationIds.length });
  if (isSmall) {
    return (
      <Button
        variant="default"
        size="compact-sm"
        className={classes.small}
        leftSection={<IconArrowBackUp size={16} className="mirrored" aria-hidden />}
        aria-expanded={false}
        onClick={() => setSmall(false)}
      >
        {said}
      </Button>
    );
  }
  return (
    <section className={classes.panel} data-kind="success" aria-label={t('title.application')}>
      <IconArrowBackUp size={20} className={`${classes.icon} mirrored`} aria-hidden />
      <div className={classes.text}>
        <p>{said}</p>
        <p className={classes.reason}>{undoText(until, now)}</p>
      </div>
      <Button variant="subtle" size="compact-sm" loading={undo.isPending} onClick={() => undo.mutate(decision)}>
        {t('decide.undo', { ns: 'applications' })}
      </Button>
      <ActionIcon variant="subtle" color="gray" aria-label={t('small')} onClick={() => setSmall(true)}>
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
      <CloseButton aria-label={t('close', { ns: 'shell' })} onClick={() => keepDecision(null)} />
    </section>
  );
}
