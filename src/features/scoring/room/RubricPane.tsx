import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { standsAtFoot } from '#src/ui/scroll/standsAtFoot.ts';
import type { ScoringSheetPartsFragment } from '../scoring.gen.ts';
import classes from './Room.module.css';
import { Rubric } from './Rubric.tsx';
import type { Scoring } from './useScoring.ts';
import '@mantine/core/styles/Drawer.css';

interface RubricPaneProps {
  readonly sheet: ScoringSheetPartsFragment;
  readonly scoring: Scoring;
  readonly hasNext: boolean;
  /** Of the sheet at the foot of a phone. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onHandedIn: () => void;
}

/** Beside the answers; on a phone a sheet that comes up from the foot of the page. */
export function RubricPane({ isOpen, onOpen, ...rubric }: RubricPaneProps) {
  const { t } = useTranslation('scoring');
  const isBeside = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  if (isBeside) {
    return (
      <aside className={classes.rubric} aria-label={t('criteria')} data-rubric>
        <Rubric {...rubric} />
      </aside>
    );
  }
  return (
    <>
      <div className={classes.foot} ref={standsAtFoot}>
        <Button fullWidth onClick={() => onOpen(true)}>
          {t(rubric.sheet.isOpen ? 'score' : 'seeScore')}
        </Button>
      </div>
      <Drawer
        opened={isOpen}
        onClose={() => onOpen(false)}
        position="bottom"
        size="85%"
        title={t('criteria')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <div data-rubric>
          <Rubric {...rubric} />
        </div>
      </Drawer>
    </>
  );
}
