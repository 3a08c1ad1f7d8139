import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MeetingRoom } from './MeetingRoom.tsx';
import classes from './meetings.module.css';
import type { WayKind } from './meetingWay.ts';
import type { WayChoice } from './useMeetingWay.ts';
import '@mantine/core/styles/Combobox.css';

/** How to meet, while one accepts: over what one has connected, by a link of one's own, in a room, at another place, or by phone. */
export function MeetingWayChoice({ choice }: { readonly choice: WayChoice }) {
  const { t } = useTranslation('programme');
  const { kind, typed, ways, choose, type } = choice;
  return (
    <div className={classes.way}>
      <Select
        label={t('meet.how')}
        data={ways}
        value={kind}
        allowDeselect={false}
        onChange={(next) => next && choose(next as WayKind)}
      />
      {(kind === 'link' || kind === 'place' || kind === 'phone') && (
        <TextInput
          type={{ link: 'url', place: 'text', phone: 'tel' }[kind]}
          inputMode={({ link: 'url', place: 'text', phone: 'tel' } as const)[kind]}
          label={t(`request.way.${kind}.label`)}
          placeholder={kind === 'link' ? 'https://' : undefined}
          maxLength={kind === 'link' ? 500 : 290}
          required
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {kind === 'room' && <MeetingRoom choice={choice} />}
      {(kind === 'Zoom' || kind === 'Teams') && <p className={classes.note}>{t('request.way.linkComes')}</p>}
    </div>
  );
}
