import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Arrangeable } from './Arrangeable.ts';
import classes from './Arrangement.module.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';

interface ArrangeRowProps {
  readonly entry: Arrangeable;
  /** Where it stands now, from nothing. */
  readonly at: number;
  readonly count: number;
  /** Where the product has it. */
  readonly usuallyAt: number;
  readonly isHidden: boolean;
  readonly onMove: (to: number) => void;
  readonly onHide: (isHidden: boolean) => void;
}

/** One thing in its place: moved up and down, shown or hidden, with where the product has it. */
export function ArrangeRow({ entry, at, count, usuallyAt, isHidden, onMove, onHide }: ArrangeRowProps) {
  const { t } = useTranslation('organisation');
  const { label, stays } = entry;
  const move = (to: number): void => {
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <li className={classes.row} data-hidden={isHidden}>
      <span className={classes.number}>{at + 1}</span>
      <span className={classes.text}>
        <span className={classes.name}>{label}</span>
        <span className={classes.note}>
          {[
            at !== usuallyAt && t('arrange.usually', { place: usuallyAt + 1 }),
            isHidden && t('arrange.isHidden'),
            isHidden !== entry.isHidden && t(entry.isHidden ? 'arrange.usuallyHidden' : 'arrange.usuallyShown'),
            stays,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Switch
        checked={!isHidden}
        disabled={stays !== null}
        onChange={(event) => onHide(!event.currentTarget.checked)}
        aria-label={t('arrange.show', { name: label })}
      />
      {/* The ends keep their buttons, so that whoever moves by keyboard does not lose the place. */}
      <ActionIcon
        variant="subtle"
        size={44}
        aria-disabled={at === 0}
        {...(at === 0 && { 'data-disabled': true })}
        aria-label={t('builder.up', { name: label })}
        onClick={() => move(at - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-disabled={at === count - 1}
        {...(at === count - 1 && { 'data-disabled': true })}
        aria-label={t('builder.down', { name: label })}
        onClick={() => move(at + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
