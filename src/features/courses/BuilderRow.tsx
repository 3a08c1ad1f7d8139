import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './CourseBuilderPage.module.css';

interface BuilderRowProps {
  readonly name: string;
  readonly note: string;
  readonly isHeading?: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A section or a lesson in the builder, with what can be done to it. */
export function BuilderRow({ name, note, isHeading = false, onEdit, onDelete }: BuilderRowProps) {
  const { t } = useTranslation('programme');
  const Name = isHeading ? 'h2' : 'span';
  return (
    <div className={classes.row}>
      <Name className={isHeading ? classes.heading : classes.name}>{name}</Name>
      <span className={classes.note}>{note}</span>
      <ActionIcon size="lg" aria-label={t('builder.edit', { name })} onClick={onEdit}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t('builder.remove', { name })} onClick={onDelete}>
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  );
}
