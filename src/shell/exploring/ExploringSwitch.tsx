import { Switch } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#src/data/createStore.ts';
import classes from '../account/AccountPanel.module.css';
import { exploringBar, openExploringBar } from './exploringBar.ts';

/** Opens and closes the explorer's bar, among what one sets for oneself. */
export function ExploringSwitch() {
  const { t } = useTranslation('organisation');
  return (
    <div className={classes.setting}>
      <IconEye size={20} stroke={1.75} aria-hidden />
      <Switch
        className={classes.switch}
        label={t('exploring.label')}
        labelPosition="left"
        checked={useStore(exploringBar)}
        onChange={(event) => openExploringBar(event.currentTarget.checked)}
      />
    </div>
  );
}
