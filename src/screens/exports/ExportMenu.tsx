import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS } from '#domain/generated/constants.gen.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { ExportButton } from './ExportButton.tsx';
import type { StartExportMutationVariables } from './exports.gen.ts';
import { useStartExport } from './useStartExport.ts';
import '@mantine/core/styles/Menu.css';

interface ExportMenuProps {
  readonly types: readonly string[];
  /** The event or course it is about, where the table stands in one. */
  readonly recordId: string | null;
}

/** The kinds of export that a table offers, in each format. */
export function ExportMenu({ types, recordId }: ExportMenuProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const start = useStartExport();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ExportButton loading={start.isPending} />
      </Menu.Target>
      <Menu.Dropdown>
        {types.flatMap((type) =>
          EXPORT_FORMATS.map((format) => (
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
