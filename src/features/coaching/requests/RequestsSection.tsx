import { OpenRequests } from './OpenRequests.tsx';

/** A home says what waits; the page of coaching holds all of it. */
const shown = 3;

/** Requests for meetings on the home of those who are to answer; nothing where none waits for them. */
export function RequestsSection() {
  return <OpenRequests hasTitle isOwnTurn limit={shown} />;
}
