import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface CreateButtonProps {
  readonly entity: string;
  readonly onClick: () => void;
}

/** The page's primary action. */
export function CreateButton({ entity, onClick }: CreateButtonProps) {
  const { t } = useTranslation(['screens', 'spec']);
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
      {t('table.create', { what: t(`entity.${entity}.one`, { ns: 'spec' }) })}
    </Button>
  );
}
