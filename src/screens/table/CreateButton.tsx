import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useCreateLabel } from './useCreateLabel.ts';

interface CreateButtonProps {
  readonly entity: string;
  /** The page that makes one, where there is such a page. */
  readonly href?: string | undefined;
  readonly onClick?: () => void;
}

/** The page's primary action. */
export function CreateButton({ entity, href, onClick }: CreateButtonProps) {
  const label = useCreateLabel(entity);
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
