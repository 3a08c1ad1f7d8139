import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { SortableItem } from '#src/ui/ordering/SortableItem.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
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

/** One round: what happens in it, and when. */
export function RoundItem({ round, mayChange, onOpen, ...place }: RoundItemProps) {
  const { t } = useTranslation('spec');
  const { _id, name, kind } = round;
  return (
    <SortableItem {...place} id={_id} name={name} kind="round" mayChange={mayChange} onOpen={onOpen}>
      <div className={classes.nameLine}>
        {mayChange ? (
          <UnstyledButton className={classes.name} onClick={onOpen}>
            {name}
          </UnstyledButton>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        <StatusPill tone="neutral">{t(enumLabelKey('FunnelRoundKind', kind))}</StatusPill>
      </div>
      <Facts round={round} isFirst={place.at === 0} />
    </SortableItem>
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
