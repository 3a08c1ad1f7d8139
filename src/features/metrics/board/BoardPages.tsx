import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface BoardPagesProps {
  /** How many pages before the last periods. */
  readonly page: number;
  readonly hasEarlier: boolean;
  readonly onChange: (page: number) => void;
}

/** Ways to the periods before and after those on the board; nothing where all of them stand on it. */
export function BoardPages({ page, hasEarlier, onChange }: BoardPagesProps) {
  const { t } = useTranslation('metrics');
  if (page === 0 && !hasEarlier) return null;
  return (
    <Group component="nav" aria-label={t('board.pages')} gap="xs" mb="sm">
      <Button size="compact-sm" variant="default" disabled={!hasEarlier} onClick={() => onChange(page + 1)}>
        {t('board.earlier')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={page === 0} onClick={() => onChange(page - 1)}>
        {t('board.later')}
      </Button>
      {page > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(0)}>
          {t('board.latest')}
        </Button>
      )}
    </Group>
  );
}
