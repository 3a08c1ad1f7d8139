import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { Pages } from '../../pages/usePages.ts';
import classes from './ConflictLine.module.css';

interface ConflictLineProps extends Pick<Pages, 'pages' | 'goTo'> {
  /** Questions of which somebody is to choose. */
  readonly ids: readonly string[];
}

/** Beside what hands in: of which questions it is to be chosen first, each leading there. */
export function ConflictLine({ pages, goTo, ids }: ConflictLineProps) {
  const { t } = useTranslation('questions');
  const found = pages.flatMap(({ elements }, at) => elements.map((element) => ({ element, at }))).filter(isAmong(ids));
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
