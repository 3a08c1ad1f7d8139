import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { ExportButton } from './ExportButton.tsx';
import { StartExportDocument, type StartExportMutationVariables } from './exports.gen.ts';
import '@mantine/core/styles/Menu.css';

const formats = ['csv', 'xlsx'] as const;

interface ExportMenuProps {
  readonly types: readonly string[];
  /** The event or course it is about, where the table stands in one. */
  readonly recordId: string | null;
}

/** Starts an export; its file appears in the export history, which the toast leads to. */
export function ExportMenu({ types, recordId }: ExportMenuProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const message = useErrorMessage();
  const router = useRouter();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: (variables: StartExportMutationVariables) => graphqlRequest(StartExportDocument, variables),
    onSuccess: async () => {
      const action = { label: t('export.history'), run: () => router.history.push('/account/exports') };
      showToast({ kind: 'success', message: t('export.started'), action });
      await client.invalidateQueries({ queryKey: ['list', 'Export'] });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ExportButton loading={start.isPending} />
      </Menu.Target>
      <Menu.Dropdown>
        {types.flatMap((type) =>
          formats.map((format) => (
            <Menu.Item
              key={`${type}.${format}`}
              onClick={() => start.mutate({ type, format, recordId } as StartExportMutationVariables)}
            >
              {t('export.as', {
                what: t(enumLabelKey('ExportType', type), { ns: 'spec' }),
                format: t(enumLabelKey('ExportFormat', format), { ns: 'spec' }),
              })}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
