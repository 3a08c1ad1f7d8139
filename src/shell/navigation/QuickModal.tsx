import { Button, Modal } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '#src/screens/table/RecordTable.tsx';
import { TableSearchState } from '#src/screens/table/TableSearchState.ts';
import type { TableSearch } from '#src/screens/table/tableSearch.ts';
import { useScreenModule } from '#src/screens/useScreenModule.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import '@mantine/core/styles/Modal.css';

interface QuickModalProps {
  readonly screenId: string;
  readonly label: string;
  /** The page that holds the same table. */
  readonly href: string;
  readonly onClose: () => void;
}

/** A table over whatever page one is on, for a quick look or change. */
export function QuickModal({ screenId, label, href, onClose }: QuickModalProps) {
  const { t } = useTranslation('shell');
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const search = useState<TableSearch>({});
  const { data, error, refetch } = useScreenModule('table', screenId);
  return (
    <Modal.Root {...modal} onClose={close} size="80rem">
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Modal.Header>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>
          {error && <FailedState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <ListSkeleton rowHeight={40} />}
          {data && (
            <TableSearchState value={search}>
              <RecordTable module={data} isEmbedded hasCreate />
            </TableSearchState>
          )}
          <Button
            mt="md"
            variant="subtle"
            component={AppLink}
            href={href}
            onClick={close}
            rightSection={<IconArrowRight size={16} className="mirrored" aria-hidden />}
          >
            {t('quickModal.openPage')}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
