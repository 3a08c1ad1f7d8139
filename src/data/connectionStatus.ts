import { createStore } from './createStore.ts';

/** Whether the last request or socket event reached the server. */
export const connectionStatus = createStore(true);
