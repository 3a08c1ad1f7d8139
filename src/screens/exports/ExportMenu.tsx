import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ExportKindName } from '#domain/exports/exportKinds.ts';
import { EXPORT_FORMATS } from '#domain/generated/constants.gen.ts';
import type { StaticFilter } from '#domain/model/screens.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { resolveFilter } from '../resolveFilter.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ExportFormat } from './exports.gen.ts';
import { isListOf, type ShownList } from './exportsOfScreen.ts';
import { useStartExport } from './useStartExport.ts';
import '@mantine/core/styles/Menu.css';

interface ExportMenuProps {
  readonly screenId?: string | undefined;
  readonly types: readonly ExportKindName[];
  /** The event or course it is about, where the table stands in one. */
  readonly recordId: string | null;
  readonly list?: ShownList | undefined;
}

/** The kinds of export that a table offers, in each format. */
export function ExportMenu({ screenId, types, recordId, list }: ExportMenuProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const start = useStartExport();
  const begin = async (type: ExportKindName, format: ExportFormat): Promise<void> => {
    const shown = list && isListOf(screenId, type) ? list : null;
    const filter = await resolveFilter(shown?.filter as StaticFilter | null | undefined);
    start.mutate({ type, format, recordId, filter, search: shown?.search ?? null });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ExportButton disabled={start.isPending} aria-busy={start.isPending} />
      </Menu.Target>
      <Menu.Dropdown>
        {types.flatMap((type) =>
          EXPORT_FORMATS.map((format) => (
            <Menu.Item key={`${type}.${format}`} onClick={() => void begin(type, format)}>
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
