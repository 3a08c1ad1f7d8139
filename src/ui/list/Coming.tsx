import { whileComing } from './whileComing.ts';

/** In place of what has yet to find out whether it has anything to show: what stands after it waits, so that it is not pushed away. */
export function Coming() {
  return <div hidden aria-busy="true" data-coming ref={whileComing} />;
}
