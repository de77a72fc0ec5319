import type { Transport } from 'nodemailer'
import type { Outcome } from './postWebhook.ts'

/** Where mails are handed in, and who they come from. */
type MailSettings = { address: string; from: string }

type Mail = { id: string; to: string; subject: string; text: string }

/** Hands mails in at the operator's own server. */
export type Mailer = { send: (mail: Mail) => Promise<Outcome> }

const WAIT_MS = 10_000
/** Nobody's holiday note answers it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** Undefined where no mail server is configured. */
export function openMailer(settings: MailSettings | undefined): Mailer | undefined {
  if (!settings) return undefined
  const host = settings.from.replace(/^.*@|>.*$/g, '')
  // Loaded with the first mail: a server that sends none goes without it.
  let transport: Promise<Transport> | undefined
  const open = async () => (await import('nodemailer')).createTransport(optionsOf(settings))
  return {
    send: async ({ id, ...mail }) => {
      try {
        // The same id for every try, so that a mailbox that got it twice can tell.
        const named = { ...mail, from: settings.from, messageId: `<${id}@${host}>`, headers: AUTOMATIC }
        await (await (transport ??= open())).sendMail(named)
        return {}
      } catch (error) {
        const { responseCode: code } = error as { responseCode?: number }
        return code === undefined ? { problem: 'unreachable' } : { problem: 'mail', code }
      }
    },
  }
}

/**
 * A mail is two short texts of ours: nothing is read from files or addresses for it. A password is told over a line that
 * is closed to others, unless the address says otherwise (`?requireTLS=false`).
 */
function optionsOf({ address: url }: MailSettings) {
  const requireTLS = new URL(url).password !== ''
  const waits = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS }
  return { url, requireTLS, ...waits, disableFileAccess: true, disableUrlAccess: true }
}
