import { LoadFailureError } from '../loadInTime.ts';

/** What browsers say when a script, or what it is fetched with, does not come: Chromium, Firefox, Safari. */
const said =
  /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror|unable to preload/i;

/** Whether an error says that a part of the page could not be fetched, not that one was wrong. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailureError || (error instanceof Error && said.test(error.message));
}
