import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import classes from '../Builder.module.css';
import { dragType } from '../canvas/dragged.ts';
import { kindGroups } from './kindGroups.ts';
import { KindIcon } from './kindIcons.tsx';

/** All kinds of elements; one is added behind the chosen element by a click, or anywhere by dragging it there. */
export const Palette = memo(function Palette({ onAdd }: { readonly onAdd: (kind: string) => void }) {
  const { t } = useTranslation('formBuilder');
  const offered = new Map(useEnumOptions('FormFieldType').map(({ value, label }) => [value, label]));
  return (
    <nav className={classes.palette} aria-label={t('palette')}>
      {kindGroups.map(({ group, kinds }) => (
        <section key={group} aria-label={t(`group.${group}`)}>
          <h3 className={classes.groupTitle}>{t(`group.${group}`)}</h3>
          <div className={classes.kinds}>
            {kinds
              .filter((kind) => offered.has(kind))
              .map((kind) => (
                <UnstyledButton
                  key={kind}
                  className={classes.kind}
                  draggable
                  onDragStart={(event) => event.dataTransfer.setData(dragType, JSON.stringify({ kind }))}
                  onClick={() => onAdd(kind)}
                >
                  <KindIcon kind={kind} />
                  {offered.get(kind)}
                </UnstyledButton>
              ))}
          </div>
        </section>
      ))}
    </nav>
  );
});
