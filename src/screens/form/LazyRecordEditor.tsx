import { lazy, useEffect } from 'react';
import { savesData } from '#src/data/savesData.ts';
import { whenIdle } from '#src/data/whenIdle.ts';

const load = () => import('./RecordEditor.tsx');

/** The form beside a page; the form library weighs as much as a page does, so it comes after the page. */
export const LazyRecordEditor = lazy(() => load().then((module) => ({ default: module.RecordEditor })));

/** The page comes first, with its rows. */
const afterMs = 2000;

/** Fetches the form library in an idle moment of a page that offers to write something. */
export function useReadyEditor(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered || savesData()) return;
    let callOff = (): void => undefined;
    const timer = setTimeout(() => {
      // What does not come now is asked for again when it is needed.
      callOff = whenIdle(() => void load().catch(() => undefined));
    }, afterMs);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [isOffered]);
}
