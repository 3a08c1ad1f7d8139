import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Hexadecimal groups of an IPv6 address that name the network of one customer (RFC 6177: at least a /64). */
const NETWORK_GROUPS = 4;

/**
 * Who a request is from, to count by: the address, for IPv6 the network (`2001:db8:0:1`). Behind a proxy that is
 * trusted it is the last entry of `X-Forwarded-For`, the one that proxy wrote; those before it are the client's words.
 * Null when the connection has gone.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',') : '';
  const address = forwarded.split(',').at(-1)?.trim() || request.socket.remoteAddress;
  if (!address) return null;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
