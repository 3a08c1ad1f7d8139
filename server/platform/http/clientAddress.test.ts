import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const from = (remoteAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage;

describe('the address of a client', () => {
  it('is that of the connection', () => {
    expect(clientAddress(from('192.0.2.7'), false)).toBe('192.0.2.7');
    expect(clientAddress(from('::ffff:192.0.2.7'), false)).toBe('192.0.2.7');
    expect(clientAddress(from(undefined), false)).toBeNull();
  });

  it('is never taken from a header unless the proxy is trusted', () => {
    expect(clientAddress(from('192.0.2.7', '198.51.100.1'), false)).toBe('192.0.2.7');
  });

  it('is the one the trusted proxy wrote, not what the client put before it', () => {
    expect(clientAddress(from('10.0.0.1', '203.0.113.9, 198.51.100.1'), true)).toBe('198.51.100.1');
    expect(clientAddress(from('10.0.0.1'), true)).toBe('10.0.0.1');
  });

  it('is the network of an IPv6 address: one customer has many addresses', () => {
    expect(clientAddress(from('2001:db8:0:1:aaaa::1'), false)).toBe('2001:db8:0:1');
    expect(clientAddress(from('2001:0db8::1'), false)).toBe('2001:db8:0:0');
    expect(clientAddress(from('2001:db8:0:1:bbbb::2'), false)).toBe('2001:db8:0:1');
    expect(clientAddress(from('::1'), false)).toBe('0:0:0:0');
  });
});
