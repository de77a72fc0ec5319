import { createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** What a mail server heard: each mail as it came, and every password with whether the line was closed to others. */
export type MailServer = Server & { mails: string[]; passwords: { text: string; isClosed: boolean }[] }

type MailServerOptions = {
  /** Nobody has a mailbox here. */
  refuses?: () => boolean
  /** Offers STARTTLS, with a certificate that nobody has signed. */
  startTls?: boolean
}

/** As much of SMTP as a client needs to hand a mail in. */
export function mailServer({ refuses = () => false, startTls = false }: MailServerOptions = {}): MailServer {
  const heard = { mails: [] as string[], passwords: [] as MailServer['passwords'] }
  const talk = (socket: Socket, isClosed: boolean) => {
    let isData = false
    let text = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (!text.endsWith(isData ? '\r\n.\r\n' : '\r\n')) return
      const line = text
      const word = line.slice(0, 4).toUpperCase()
      text = ''
      if (isData) {
        heard.mails.push(line)
        isData = false
        return say('250 kept')
      }
      isData = word === 'DATA'
      if (word === 'EHLO')
        return say(startTls && !isClosed ? '250-mail\r\n250-STARTTLS\r\n250 AUTH PLAIN' : '250-mail\r\n250 AUTH PLAIN')
      if (word === 'AUTH')
        heard.passwords.push({ text: Buffer.from(line.split(' ')[2] ?? '', 'base64').toString(), isClosed })
      if (word === 'AUTH') return say('235 welcome')
      if (word === 'RCPT' && refuses()) return say('550 nobody here')
      if (word !== 'STAR') return say(isData ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 fine')
      socket.removeAllListeners('data')
      say('220 go on')
      talk(new TLSSocket(socket, { isServer: true, key: KEY, cert: CERTIFICATE }), true)
    })
  }
  const server = createServer((socket) => {
    socket.write('220 mail\r\n')
    talk(socket, false)
  })
  return Object.assign(server, heard)
}

/** Of nobody and for tests alone: it closes lines to 127.0.0.1, and no one trusts it. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgT1Y/qn5tXuBjGsoW
RlgcQyNxskZXe4P6ALrdA8mwL32hRANCAAR4gD3NJ0dGfgtdNlYz1CQp2TZFVR1P
E2m/tDQWLmh2ug2zMubBehjBVN2T9WutrYAxTOEjkP4ypcITJ++dmF6w
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUEoQ38h1r+xuS5e5HwUz6Vcy6JCQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzIzMTkzNVoYDzIxMjYxMDMw
MjMxOTM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR4gD3NJ0dGfgtdNlYz1CQp2TZFVR1PE2m/tDQWLmh2ug2zMubBehjB
VN2T9WutrYAxTOEjkP4ypcITJ++dmF6wo28wbTAdBgNVHQ4EFgQUFPxKQWbgpuJy
Rm1fcD5rVrTDPpcwHwYDVR0jBBgwFoAUFPxKQWbgpuJyRm1fcD5rVrTDPpcwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgTeyCz7vtHlEGtLRoxRBOE0pi7vkc0coKP1Rf6Fjq8QYCIFgQ
EkDWmI/ttmOrWa7gZZGG1R/QKA8sNeQ70h1nI0Ef
-----END CERTIFICATE-----`
