import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed word is for: one for another purpose opens nothing. */
type Purpose = 'device' | 'play' | 'manifest' | 'file' | 'sheet' | 'cut'
type Part = string | number

/** Signs parts with the instant of their end (epoch ms); short enough to be a part of an address. */
export function signWord(purpose: Purpose, until: number, parts: readonly Part[], secret: Buffer): string {
  const body = Buffer.from(JSON.stringify([until, ...parts])).toString('base64url')
  return `${body}.${signature(purpose, body, secret)}`
}

/** The parts of a word, 'expired' behind its end, 'forged' for everything that was not signed here for this purpose. */
export function readWord(purpose: Purpose, word: string, now: number, secret: Buffer): Part[] | 'expired' | 'forged' {
  const [body = '', given = '', ...more] = word.split('.')
  if (more.length > 0) return 'forged'
  const wanted = Buffer.from(signature(purpose, body, secret))
  const got = Buffer.from(given)
  if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return 'forged'
  const [until, ...parts] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, ...Part[]]
  return until > now ? parts : 'expired'
}

function signature(purpose: Purpose, body: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`media ${purpose} ${body}`).digest('base64url')
}
