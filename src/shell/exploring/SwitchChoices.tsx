import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { seeWithout, switchedOff } from '#src/data/session/switchedOff.ts';
import { switches } from '#src/generated/access.gen.ts';
import classes from './ExploringBar.module.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Popover.css';

/** Sees the product without some switches of the organisation, for this tab alone: what is off already can't be put on. */
export function SwitchChoices() {
  const { t } = useTranslation(['organisation', 'spec']);
  const own = useSession().rights?.features.switches ?? {};
  const [off, setOff] = useState(switchedOff);
  const count = switchedOff().length;
  const offered = Object.entries(switches)
    .filter(([name]) => own[name] === true || switchedOff().includes(name))
    .map(([name, labelKey]) => ({ name, label: t(labelKey, { ns: 'spec' }) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const toggle = (name: string): void =>
    setOff(off.includes(name) ? off.filter((one) => one !== name) : [...off, name]);
  return (
    <Popover position="top" trapFocus withinPortal shadow="md">
      <Popover.Target>
        <Button size="compact-md" variant={count > 0 ? 'filled' : 'default'}>
          {count > 0 ? t('exploring.switchesOff', { count }) : t('exploring.switches')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <fieldset className={classes.switches} aria-label={t('exploring.switches')}>
            {offered.map(({ name, label }) => (
              <Checkbox
                key={name}
                size="xs"
                label={label}
                checked={!off.includes(name)}
                onChange={() => toggle(name)}
              />
            ))}
          </fieldset>
          <Button size="xs" onClick={() => seeWithout(off)}>
            {t('exploring.seeWithout')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
