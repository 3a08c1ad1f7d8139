import { createStore } from './createStore.ts';

/** How often something that was to be saved could not be sent and waits to be sent again. */
export const waitingWrites = createStore(0);
