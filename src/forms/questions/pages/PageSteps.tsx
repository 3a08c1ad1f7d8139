import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Pages.module.css';
import type { Pages } from './usePages.ts';

interface PageStepsProps {
  readonly place: Pages;
  /** Whether nothing is missing on a page. */
  readonly isDone: (at: number) => boolean;
}

/** The way through a form: where one is, what is done, and each page in one step. */
export function PageSteps({ place: { pages, at, isReview, goTo, top }, isDone }: PageStepsProps) {
  const { t } = useTranslation('questions');
  const total = pages.length + 1;
  const titles = [
    ...pages.map(({ section }, index) => section?.label ?? t('page', { number: index + 1 })),
    t('review'),
  ];
  return (
    <nav className={classes.steps} ref={top} tabIndex={-1} aria-label={t('pages')}>
      <p className={classes.where}>
        {isReview ? t('review') : t('pageOf', { number: at + 1, total, title: titles[at] })}
      </p>
      <div className={classes.track} aria-hidden>
        <div className={classes.done} style={{ inlineSize: `${((at + 1) / total) * 100}%` }} />
      </div>
      <ol>
        {titles.map((title, index) => (
          // Two sections may have one title: a page is known by its place.
          <li key={pages[index]?.id ?? 'review'}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => goTo(index)}>
              {index < pages.length && isDone(index) && (
                <IconCheck size={14} aria-label={t('pageDone')} className={classes.check} />
              )}
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
