import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '#src/forms/useUnsavedGuard.ts';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import type { ScoringSheetPartsFragment } from '../scoring.gen.ts';
import { ApplicationAnswers } from './ApplicationAnswers.tsx';
import classes from './Room.module.css';
import { RubricPane } from './RubricPane.tsx';
import { StepAside } from './StepAside.tsx';
import { useApplicationName } from './useApplicationName.ts';
import { useRoomKeys } from './useRoomKeys.ts';
import { useScoring } from './useScoring.ts';

interface SheetViewProps {
  readonly sheet: ScoringSheetPartsFragment;
  readonly next: number | null;
  readonly previous: number | null;
  /** The next that is left. */
  readonly nextOpen: number | null;
  readonly goTo: (at: number | null) => void;
}

/** What was answered, and beside it the criteria. */
export function SheetView({ sheet, next, previous, nextOpen, goTo }: SheetViewProps) {
  const { t } = useTranslation('scoring');
  const name = useApplicationName()(sheet);
  const scoring = useScoring(sheet);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useOwnPageTitle(name);
  useUnsavedGuard(scoring.isUnsaved);
  // Whoever comes from one to the next reads on from its head, with a screen reader too.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const walk = useCallback(
    async (to: number | null): Promise<void> => {
      if (to === null) return;
      if (scoring.isUnsaved) await scoring.save();
      goTo(to);
    },
    [goTo, scoring.isUnsaved, scoring.save],
  );
  const goNext = useCallback(() => void walk(next), [walk, next]);
  const goPrevious = useCallback(() => void walk(previous), [walk, previous]);
  const toCriteria = useCallback((): void => {
    setSheetOpen(true);
    document.querySelector<HTMLElement>('[data-rubric] :is(input, textarea, select, button)')?.focus();
  }, []);
  useRoomKeys({ next: goNext, previous: goPrevious, toCriteria });
  return (
    <>
      <article className={classes.sheet} aria-labelledby="scoring-heading">
        <header className={classes.sheetHead}>
          <h2 id="scoring-heading" ref={heading} tabIndex={-1} className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <div className={classes.walk}>
            <Button
              variant="default"
              size="xs"
              disabled={previous === null}
              leftSection={<IconChevronLeft size={16} className="mirrored" aria-hidden />}
              aria-keyshortcuts="K"
              onClick={goPrevious}
            >
              {t('previous')}
            </Button>
            <Button
              variant="default"
              size="xs"
              disabled={next === null}
              rightSection={<IconChevronRight size={16} className="mirrored" aria-hidden />}
              aria-keyshortcuts="J"
              onClick={goNext}
            >
              {t('next')}
            </Button>
          </div>
        </header>
        <ApplicationAnswers sheet={sheet} />
        {sheet.isOpen && <StepAside evaluationId={sheet.evaluationId} name={name} onDone={() => goTo(nextOpen)} />}
        <p className={classes.keys}>{t('keys')}</p>
      </article>
      <RubricPane
        sheet={sheet}
        scoring={scoring}
        hasNext={nextOpen !== null}
        isOpen={isSheetOpen}
        onOpen={setSheetOpen}
        onHandedIn={() => goTo(nextOpen)}
      />
    </>
  );
}
