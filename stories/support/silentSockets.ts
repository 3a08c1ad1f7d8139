/** A connection to the story's server: it is there, and nothing happens. */
class SilentSocket extends EventTarget {
  readonly readyState = WebSocket.CONNECTING;
  send(): void {}
  close(): void {}
}

const isToServer = (address: unknown): boolean => String(address).includes('/subscriptions');

/** No story hears of anything by itself, nor that its server is away. Sockets to others stay as they are. */
export function silenceSockets(): void {
  globalThis.WebSocket = new Proxy(globalThis.WebSocket, {
    construct: (Socket, [address, ...rest]: [string | URL, ...[string[]?]]) =>
      isToServer(address) ? new SilentSocket() : new Socket(address, ...rest),
  });
}
