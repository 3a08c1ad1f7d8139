import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppearanceChoices } from './AppearanceChoices.tsx';
import classes from './ExploringBar.module.css';
import { openExploringBar } from './exploringBar.ts';
import { PointerPlaces } from './PointerPlaces.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { SwitchChoices } from './SwitchChoices.tsx';
import { TenantLinks } from './TenantLinks.tsx';
import '@mantine/core/styles/CloseButton.css';

/** In a demo and while developing: the product as another role, language, direction, mode and organisation, without some switches, and its YAML. */
export function ExploringBar() {
  const { t } = useTranslation('organisation');
  const [isPointing, setPointing] = useState(false);
  return (
    <aside className={classes.bar} aria-label={t('exploring.label')} data-exploring-bar>
      <RoleChoice />
      <AppearanceChoices />
      <TenantLinks />
      <SwitchChoices />
      <Button
        size="compact-md"
        variant={isPointing ? 'filled' : 'default'}
        aria-pressed={isPointing}
        onClick={() => setPointing(!isPointing)}
      >
        {t('exploring.pointer')}
      </Button>
      {isPointing && <PointerPlaces onLeave={() => setPointing(false)} />}
      <CloseButton
        className={classes.close ?? ''}
        aria-label={t('exploring.close')}
        title={t('exploring.close')}
        onClick={() => openExploringBar(false)}
      />
    </aside>
  );
}
