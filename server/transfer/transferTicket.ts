import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a ticket says of the file that it opens: nothing where it is no ticket of ours. */
export type TicketJudgement = 'good' | 'expired' | 'forged'

/** Opens one file until then, for whoever holds the address: a browser's download sends no token. */
export function signTransfer(name: string, until: number, secret: Buffer): string {
  return `${until.toString(36)}.${signature(name, until, secret)}`
}

export function judgeTransfer(name: string, ticket: string, now: number, secret: Buffer): TicketJudgement {
  const [end = '', given = ''] = ticket.split('.')
  const until = Number.parseInt(end, 36)
  const wanted = Buffer.from(signature(name, until, secret))
  const got = Buffer.from(given)
  if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return 'forged'
  return until > now ? 'good' : 'expired'
}

/** The kind of thing that is signed stands in it, so that no ticket for pictures opens a file. */
function signature(name: string, until: number, secret: Buffer): string {
  return createHmac('sha256', secret).update(`transfer ${until} ${name}`).digest('base64url')
}
