import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { Pages } from '../../pages/usePages.ts';
import classes from './ConflictLine.module.css';

interface ConflictLineProps extends Pick<Pages, 'pages' | 'at' | 'goTo'> {
  /** What stands on each page beside its questions. */
  readonly beside?: readonly FormElement[] | undefined;
  /** Questions of which somebody is to choose. */
  readonly ids: readonly string[];
}

/** Beside what hands in: of which questions it is to be chosen first, each leading there. */
export function ConflictLine({ pages, at: now, goTo, beside = [], ids }: ConflictLineProps) {
  const { t } = useTranslation('questions');
  const onEach = beside.map((element) => ({ element, at: now }));
  const onPages = pages.flatMap(({ elements }, at) => elements.map((element) => ({ element, at })));
  const found = [...onEach, ...onPages].filter(isAmong(ids));
  if (found.length === 0) return null;
  return (
    <div className={classes.line}>
      <span>{t('conflict.some')}</span>
      {found.map(({ element, at }) => (
        <Button key={element._id} size="compact-sm" variant="default" onClick={() => goTo(at, element._id)}>
          <bdi>{element.label}</bdi>
        </Button>
      ))}
    </div>
  );
}

const isAmong =
  (ids: readonly string[]) =>
  ({ element }: { readonly element: FormElement }): boolean =>
    ids.includes(element._id);
