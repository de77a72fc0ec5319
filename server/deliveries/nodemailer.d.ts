/** Of nodemailer, which brings no types, what `mailer` uses. */
declare module 'nodemailer' {
  export type Transport = {
    sendMail: (mail: {
      from: string
      to: string
      subject: string
      text: string
      messageId: string
      headers: Readonly<Record<string, string>>
    }) => Promise<unknown>
  }
  export function createTransport(options: {
    url: string
    requireTLS: boolean
    connectionTimeout: number
    greetingTimeout: number
    socketTimeout: number
    disableFileAccess: boolean
    disableUrlAccess: boolean
  }): Transport
}
