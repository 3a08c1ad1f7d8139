import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overlayAsYaml } from '#domain/overlay/overlayAsYaml.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import { ImportOverlay } from './ImportOverlay.tsx';
import { overlayOf, ownOverlayQuery } from './useOwnOverlay.ts';

/** All words, menus, tables and forms of the organisation, out into a file in the spec's language and in from one. */
export function OverlayFileButtons() {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: async () => {
      const overlay = overlayOf(await client.fetchQuery(ownOverlayQuery()));
      saveFile('organisation.yaml', 'application/yaml', overlayAsYaml(overlay));
    },
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {t('overlay.export')}
      </Button>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('overlay.import')}
      </Button>
      {isOpen && <ImportOverlay onClose={() => setOpen(false)} />}
    </>
  );
}
