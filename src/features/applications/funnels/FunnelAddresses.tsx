import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { QrPicture } from '#src/ui/qr/QrPicture.tsx';
import { FunnelEmbed } from './FunnelEmbed.tsx';
import { FunnelLink } from './FunnelLink.tsx';
import type { FunnelOpeningQuery } from './funnels.gen.ts';
import { DEFAULT_SOURCE, withSource } from './withSource.ts';

type Opening = Pick<
  FunnelOpeningQuery['funnelOpening'],
  'status' | 'link' | 'embedLink' | 'programName' | 'embeddingSites'
>;

/** Where applicants sign up, as a link, for cameras and for other web sites; whoever comes by it counts as come from what is chosen. */
export function FunnelAddresses({ opening }: { readonly opening: Opening }) {
  const { t } = useTranslation('applications');
  const sources = useEnumOptions('ApplicationSource');
  const [source, setSource] = useState(DEFAULT_SOURCE);
  const { status, link, embedLink, programName, embeddingSites } = opening;
  if (!link) return null;
  const address = withSource(link, source);
  const name = [link.split('/').at(-1), source === DEFAULT_SOURCE ? null : source].filter(Boolean).join('-');
  return (
    <>
      <NativeSelect
        label={t('opening.source')}
        description={t('opening.sourceHint')}
        value={source}
        data={sources}
        onChange={(event) => setSource(event.currentTarget.value)}
      />
      <FunnelLink link={address} isOpen={status === 'open'} />
      <QrPicture text={address} label={t('opening.code')} file={{ name, label: t('opening.saveCode') }} />
      {embedLink && (
        <FunnelEmbed link={withSource(embedLink, source)} name={programName ?? ''} sites={embeddingSites} />
      )}
    </>
  );
}
