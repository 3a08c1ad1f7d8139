import { useEffect, useState } from 'react';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { FormChangedDocument, ShowEditingDocument } from './builder.gen.ts';

/** Somebody who has the same form open. */
export interface OtherAuthor {
  readonly id: string;
  readonly name: string;
  /** The element where they are. */
  readonly at: string | null;
  readonly seen: number;
}

const SHOWN_EVERY_MS = 20_000;
/** Who has not been heard of for so long has gone. */
const GONE_AFTER_MS = 50_000;

/** Who else works on a form; tells them where the reader is. `onChange` is called when one of them has changed it. */
export function useOthers(formId: string, at: string | null, onChange: () => void): readonly OtherAuthor[] {
  const [others, setOthers] = useState<readonly OtherAuthor[]>([]);
  useSubscription(FormChangedDocument, { formId }, ({ formChanged: news }) => {
    const other = { id: news.personId, name: news.personName, at: news.at ?? null, seen: Date.now() };
    setOthers((current) => [...current.filter(({ id }) => id !== other.id), other]);
    if (news.isChange) onChange();
  });
  useEffect(() => {
    const show = (): void => {
      setOthers((current) => current.filter(({ seen }) => Date.now() - seen < GONE_AFTER_MS));
      if (document.visibilityState !== 'visible') return;
      // Whether the others know is no matter to the one who writes.
      graphqlRequest(ShowEditingDocument, { formId, elementId: at }).catch(() => undefined);
    };
    show();
    const timer = setInterval(show, SHOWN_EVERY_MS);
    return () => clearInterval(timer);
  }, [formId, at]);
  return others;
}
