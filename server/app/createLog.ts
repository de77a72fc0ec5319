import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../settings/settings.ts'

/** Names under which secrets travel; whatever object is logged by mistake, these never come out. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'claim_token',
  'ticket',
  'password',
  'client_secret',
  'secret',
  'secretAccessKey',
  'metricsToken',
  'databaseUrl',
  'databaseDirectUrl',
  'directUrl',
]

/** The server's log: JSON lines on standard output. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const paths = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: { err: describeError },
      hooks: {
        // Without words of its own a line would repeat the error's message, past the serializer.
        logMethod(inputs, method) {
          const isBare = inputs.length === 1 && isAboutError(inputs[0])
          method.apply(this, isBare ? [inputs[0], 'an error'] : inputs)
        },
      },
    },
    destination ?? pino.destination(1),
  )
}

function isAboutError(subject: unknown): boolean {
  return subject instanceof Error || (typeof subject === 'object' && subject !== null && 'err' in subject)
}

/**
 * What an error says of itself, without what a driver attaches to it: PostgreSQL's `detail` repeats the values of a
 * row, an HTTP client's error the request with its headers.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) }
  const { name, message, stack } = error
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  return { name, message: withoutSecrets(message), code, constraint, stack: stack && withoutSecrets(stack) }
}

/** Tokens and passwords of addresses that stand in the text of an error. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, '[token]')
    .replaceAll(/(\w+:\/\/[^\s:/@]+):[^\s@]+@/g, '$1:[redacted]@')
}
