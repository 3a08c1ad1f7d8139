import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangeable } from './Arrangeable.ts';
import classes from './Arrangement.module.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';

interface ArrangeRowProps {
  readonly entry: Arrangeable;
  /** Where it stands now, from nothing. */
  readonly at: number;
  /** Where the product has it. */
  readonly usuallyAt: number;
  readonly isHidden: boolean;
  /** Null where it can go no further. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onHide: (isHidden: boolean) => void;
  /** What is said of it besides, in a few words each. */
  readonly notes?: readonly string[] | undefined;
  /** Draws where that is said. */
  readonly details?: (() => ReactNode) | undefined;
}

/** One thing in its place: moved up and down, shown or hidden, with where the product has it. */
export function ArrangeRow({
  entry,
  at,
  usuallyAt,
  isHidden,
  onUp,
  onDown,
  onHide,
  notes = [],
  details,
}: ArrangeRowProps) {
  const { t } = useTranslation('organisation');
  const { label, stays } = entry;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
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
            ...notes,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {details && (
          <Button
            variant="transparent"
            size="compact-sm"
            className={classes.more ?? ''}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': detailsId })}
            aria-label={t('arrange.moreOf', { name: label })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('arrange.more')}
          </Button>
        )}
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
        aria-disabled={onUp === null}
        {...(onUp === null && { 'data-disabled': true })}
        aria-label={t('builder.up', { name: label })}
        onClick={() => onUp?.()}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-disabled={onDown === null}
        {...(onDown === null && { 'data-disabled': true })}
        aria-label={t('builder.down', { name: label })}
        onClick={() => onDown?.()}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {isOpen && details && (
        <div id={detailsId} className={classes.details}>
          {details()}
        </div>
      )}
    </li>
  );
}
