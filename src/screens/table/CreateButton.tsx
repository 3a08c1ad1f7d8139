import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/ui.ts';
import { useAbility } from '#src/data/session/ability.ts';

interface CreateButtonProps {
  readonly screen: TableScreenMeta;
  readonly onCreate: (form: string) => void;
}

/** The page's primary action, for those who may. */
export function CreateButton({ screen, onCreate }: CreateButtonProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const ability = useAbility();
  const { createForm } = screen;
  if (!createForm || !ability.can('create', screen.entity)) return null;
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onCreate(createForm)}>
      {t('table.create', { what: t(`entity.${screen.entity}.one`, { ns: 'spec' }) })}
    </Button>
  );
}
