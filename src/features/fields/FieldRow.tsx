import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './FieldList.module.css';
import { type BuilderFieldsQuery, DeleteBuilderFieldDocument, MoveFieldDocument } from './fields.gen.ts';

interface FieldRowProps {
  readonly fields: BuilderFieldsQuery['customFields']['results'];
  readonly index: number;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
}

/** One field of a profile, and what can be done with it. */
export function FieldRow({ fields, index, onEdit, onChanged }: FieldRowProps) {
  const { t } = useTranslation(['organisation', 'spec']);
  const message = useErrorMessage();
  const onError = (error: Error): void => showToast({ kind: 'error', message: message(error) });
  const field = fields[index];
  const move = useMutation({
    // Places are given anew: older fields may share one or have none.
    mutationFn: async (to: number) => {
      const order = fields.map(({ _id }) => _id);
      const [moved = ''] = order.splice(index, 1);
      order.splice(to, 0, moved);
      for (const [position, id] of order.entries()) {
        const known = fields.find(({ _id }) => _id === id);
        if (known?.position !== position) await graphqlRequest(MoveFieldDocument, { id, position });
      }
    },
    onSuccess: onChanged,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => graphqlRequest(DeleteBuilderFieldDocument, { id }),
    onSuccess: () => {
      showToast({ kind: 'success', message: t('builder.deleted'), isConfirmation: true });
      onChanged();
    },
    onError,
  });
  if (!field) return null;
  const { name } = field;
  const askToDelete = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('builder.deleteQuestion', { name }),
      message: t('builder.deleteWarning'),
      confirmLabel: t('builder.delete', { name }),
      dismissLabel: t('builder.cancel'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(field._id);
  };
  return (
    <li className={classes.field}>
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>
          {[
            t(`enum.CustomFieldType.${field.fieldType}`, { ns: 'spec' }),
            field.required ? t('builder.required') : '',
            field.help ?? '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <ActionIcon
        aria-label={t('builder.up', { name })}
        disabled={index === 0 || move.isPending}
        onClick={() => move.mutate(index - 1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('builder.down', { name })}
        disabled={index === fields.length - 1 || move.isPending}
        onClick={() => move.mutate(index + 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('builder.edit', { name })} onClick={onEdit}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('builder.delete', { name })} onClick={() => void askToDelete()}>
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  );
}
