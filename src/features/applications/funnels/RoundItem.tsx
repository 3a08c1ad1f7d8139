import { UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { RoundMenu } from './RoundMenu.tsx';
import classes from './Rounds.module.css';
import type { Round } from './useRounds.ts';

interface RoundItemProps {
  readonly round: Round;
  /** Its place, from nothing. */
  readonly at: number;
  readonly count: number;
  readonly mayChange: boolean;
  readonly onMove: (id: string, to: number) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** Nothing else that is dragged over a page has it. */
const dragType = 'application/x-cohort-round';

/** One round: what happens in it, and when. Alt with the arrows moves it. */
export function RoundItem({ round, at, count, mayChange, onMove, onOpen, onRemove }: RoundItemProps) {
  const { t } = useTranslation(['applications', 'spec']);
  const drop = useDrop((id) => onMove(id, at));
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(round._id, at + step);
  };
  return (
    <li className={classes.item} data-over={drop.isOver} {...(mayChange && { ...drop.handlers, onKeyDown: handleKey })}>
      {mayChange && (
        <button
          type="button"
          className={classes.grip}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(dragType, round._id)}
          title={t('rounds.moveHint')}
          aria-label={`${round.name}: ${t('rounds.moveHint')}`}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      <span className={classes.number}>{at + 1}</span>
      <div className={classes.text}>
        <div className={classes.nameLine}>
          {mayChange ? (
            <UnstyledButton className={classes.name} onClick={onOpen}>
              {round.name}
            </UnstyledButton>
          ) : (
            <span className={classes.name}>{round.name}</span>
          )}
          <StatusPill tone="neutral">{t(enumLabelKey('FunnelRoundKind', round.kind), { ns: 'spec' })}</StatusPill>
        </div>
        <Facts round={round} isFirst={at === 0} />
      </div>
      {mayChange && (
        <RoundMenu
          name={round.name}
          at={at}
          count={count}
          onOpen={onOpen}
          onRemove={onRemove}
          onMove={(to) => onMove(round._id, to)}
        />
      )}
    </li>
  );
}

function Facts({ round, isFirst }: Pick<RoundItemProps, 'round'> & { readonly isFirst: boolean }) {
  const { t, i18n } = useTranslation('applications');
  const { form, evaluationForm, passScore, applicantIdentity, mailSubject, opensAt, closesAt } = round;
  const reader = useDateReader();
  // A calendar day has no zone: it is written in UTC so that it stays the day it is.
  const day = (value: string): string => dayText(value, 'UTC', reader);
  const facts = [
    form && t('rounds.form', { form: form.title }),
    evaluationForm && t('rounds.evaluation', { form: evaluationForm.title }),
    applicantIdentity === 'hidden' && t('rounds.hidden'),
    applicantIdentity === 'shown' && t('rounds.shown'),
    // It was written while the round was a later one: nobody is moved into the first.
    mailSubject && !isFirst && t('rounds.mail', { subject: mailSubject }),
    passScore !== null && t('rounds.rule', { score: passScore.toLocaleString(languageTag(i18n.language)) }),
    opensAt && t('rounds.from', { day: day(opensAt) }),
    closesAt && t('rounds.until', { day: day(closesAt) }),
  ].filter(Boolean);
  return facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>;
}

/** Takes a round that is dropped here. */
function useDrop(onDrop: (id: string) => void) {
  const [isOver, setOver] = useState(false);
  const holdsRound = (event: DragEvent): boolean => event.dataTransfer.types.includes(dragType);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsRound(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsRound(event)) return;
      event.preventDefault();
      onDrop(event.dataTransfer.getData(dragType));
    },
  };
  return { isOver, handlers };
}
