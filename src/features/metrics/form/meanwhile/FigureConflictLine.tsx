import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../Metrics.module.css';

interface FigureConflictLineProps {
  /** The figure that it is about; null for all of the form. */
  readonly name: string | null;
  readonly sentence: string;
  readonly onChoose: (isMine: boolean) => void;
}

/** Beside what was typed: what somebody else has reported meanwhile, of which the reader chooses one. */
export function FigureConflictLine({ name, sentence, onChoose }: FigureConflictLineProps) {
  const { t } = useTranslation('metrics');
  const labelOf = (text: string): string => (name === null ? text : `${text}: ${name}`);
  const mine = t(name === null ? 'meanwhile.keepAll' : 'meanwhile.keepMine');
  const theirs = t(name === null ? 'meanwhile.takeAll' : 'meanwhile.takeTheirs');
  return (
    <div className={classes.conflict} role="alert">
      <p>{sentence}</p>
      <Button size="compact-sm" variant="default" aria-label={labelOf(mine)} onClick={() => onChoose(true)}>
        {mine}
      </Button>
      <Button size="compact-sm" variant="default" aria-label={labelOf(theirs)} onClick={() => onChoose(false)}>
        {theirs}
      </Button>
    </div>
  );
}
