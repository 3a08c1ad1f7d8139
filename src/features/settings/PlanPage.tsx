import { Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import classes from './PlanPage.module.css';

/** What the incubator's plan holds. Guards send people here whose plan lacks what they wanted to open. */
export function PlanPage() {
  const { t } = useTranslation(['screens', 'spec']);
  const { rights, incubator } = useSession();
  const switches = Object.entries(rights?.features.switches ?? {}).sort(([a], [b]) => a.localeCompare(b));
  return (
    <div className={classes.page}>
      <Title order={1}>{t('plan.title')}</Title>
      <Text c="dimmed">{t('plan.hint', { name: incubator?.name })}</Text>
      <ul className={classes.list}>
        {switches.map(([name, isOn]) => (
          <li key={name} className={classes.feature} data-on={isOn}>
            {isOn ? <IconCheck size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
            <span className={classes.name}>{t(`feature.${name}`, { ns: 'spec' })}</span>
            <span className={classes.state}>{isOn ? t('plan.included') : t('plan.notIncluded')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
