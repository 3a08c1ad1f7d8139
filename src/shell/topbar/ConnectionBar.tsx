import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { connectionStatus } from '#src/data/connectionStatus.ts';
import { useStore } from '#src/data/createStore.ts';
import classes from './ConnectionBar.module.css';

/** A quiet line while the server cannot be reached. */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const isConnected = useStore(connectionStatus);
  return (
    <div role="status" data-connected={isConnected} data-testid="connection-indicator">
      {!isConnected && (
        <div className={classes.bar}>
          <IconPlugConnectedX size={16} aria-hidden />
          {t('connection.lost')}
        </div>
      )}
    </div>
  );
}
