import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';

interface CreateButtonProps {
  readonly entity: string;
  /** The page that makes one, where there is such a page. */
  readonly href?: string | undefined;
  readonly onClick?: () => void;
}

/** The page's primary action. */
export function CreateButton({ entity, href, onClick }: CreateButtonProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const label = t('table.create', { what: t(`entity.${entity}.one`, { ns: 'spec' }) });
  const icon = <IconPlus size={16} aria-hidden />;
  if (href === undefined) {
    return (
      <Button leftSection={icon} onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    <Button component={AppLink} href={href} leftSection={icon}>
      {label}
    </Button>
  );
}
