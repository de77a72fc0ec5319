import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { mailServer, type MailServer } from '#tests/support/mailServer.ts'
import { openMailer } from './mailer.ts'

let server: MailServer
afterEach(() => new Promise((closed) => server.close(closed)))

/** Hands one mail in at a server of its own. */
async function sent(options: Parameters<typeof mailServer>[0], words = '', who = 'ops:Pass-4711@') {
  server = mailServer(options)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const mailer = openMailer({ address: `smtp://${who}127.0.0.1:${port}${words}`, from: 'm@rimba.example' })
  const outcome = await mailer?.send({ id: 'one', to: 'ann@rimba.example', subject: 'Late · 待审', text: 'Two titles' })
  return { outcome, mails: server.mails.length, passwords: server.passwords }
}

it('a mail goes over a line that was closed by STARTTLS, and so does the password', async () => {
  expect(await sent({ startTls: true }, '?tls.rejectUnauthorized=false')).toEqual({
    ...{ outcome: {}, mails: 1 },
    passwords: [{ text: '\u0000ops\u0000Pass-4711', isClosed: true }],
  })
})

it('no password is told to a server whose certificate nobody signed, or that leaves the line open', async () => {
  const nothing = { outcome: { problem: 'unreachable' }, mails: 0, passwords: [] }
  expect(await sent({ startTls: true })).toEqual(nothing)
  expect(await sent({})).toEqual(nothing)
  expect(await sent({}, '?requireTLS=false')).toMatchObject({ outcome: {}, passwords: [{ isClosed: false }] })
  expect(await sent({}, '', '')).toEqual({ outcome: {}, mails: 1, passwords: [] })
})
