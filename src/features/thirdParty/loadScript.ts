import { RequestError } from '#src/data/requestError.ts';

const loaded = new Map<string, Promise<void>>();

/** Puts a script into the page, once; one that did not come may be tried again. */
export function loadScript(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loaded.delete(address);
      reject(new RequestError('network', {}));
    };
    document.head.append(script);
  });
  loaded.set(address, coming);
  return coming;
}
