import { OpenRequests } from './OpenRequests.tsx';

/** A home says what waits; the page of coaching holds all of it. */
const shown = 3;

/** Requests for meetings on the home of those who answer them; nothing where none waits. */
export function RequestsSection() {
  return <OpenRequests hasTitle limit={shown} />;
}
