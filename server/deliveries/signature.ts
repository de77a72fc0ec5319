import { createHmac } from 'node:crypto'

/** What a receiver checks a delivery by: HMAC-SHA256 of the time, a dot and the body as it was sent. */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
