import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Session.module.css';

interface AddPartProps {
  readonly label: string;
  readonly isComplete: boolean;
  readonly isPending: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** A button that opens the fields of something to add. They stay open: rarely is it only one. */
export function AddPart({ label, isComplete, isPending, onAdd, children }: AddPartProps) {
  const { t } = useTranslation('programme');
  const [isOpen, setOpen] = useState(false);
  const icon = <IconPlus size={16} aria-hidden />;
  if (!isOpen) {
    return (
      <Button variant="default" leftSection={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  }
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) onAdd();
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      {children}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={() => setOpen(false)}>
          {t('session.close')}
        </Button>
        <Button type="submit" leftSection={icon} loading={isPending} disabled={!isComplete}>
          {label}
        </Button>
      </Group>
    </form>
  );
}
