import { createHmac, timingSafeEqual } from 'node:crypto'
import { IMAGE_TICKET_MS } from '#contract/values/timers.ts'

/** What a ticket allows: images of these products until then. */
export type TicketClaims = { products: readonly string[]; until: number }

/**
 * An hourly ticket (calls.md section 24, 10): the same within the hour, so that the browser's cache holds. It lasts to
 * the end of the next hour, so that a fresh one is never about to end.
 */
export function signTicket(
  products: readonly string[],
  now: number,
  secret: Buffer,
): { ticket: string; until: number } {
  const until = (Math.floor(now / IMAGE_TICKET_MS) + 2) * IMAGE_TICKET_MS
  const body = Buffer.from(JSON.stringify([until, ...[...products].sort()])).toString('base64url')
  return { ticket: `${body}.${signature(body, secret)}`, until }
}

/** The ticket's meaning, or undefined for one that is forged, damaged or over. */
export function readTicket(ticket: string, now: number, secret: Buffer): TicketClaims | undefined {
  const [body = '', given = ''] = ticket.split('.')
  const wanted = Buffer.from(signature(body, secret))
  const got = Buffer.from(given)
  if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return undefined
  const [until, ...products] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, ...string[]]
  return until > now ? { products, until } : undefined
}

function signature(body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(body).digest('base64url')
}
