import { Ajv, type ErrorObject } from 'ajv'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer } from '../context.ts'
import { once } from '../once.ts'

const ajv = once(() => new Ajv({ strict: false, allErrors: false }))

/** A command answered something else than its row says: a fault of ours, found while developing. */
export class WrongAnswer extends DomainError {
  constructor(call: string, { instancePath, message = '', params }: Partial<ErrorObject>) {
    const description = `${call} answers wrongly at '${instancePath ?? ''}': ${message} ${JSON.stringify(params ?? {})}`
    super('internal', { description })
    this.message = description
    this.name = 'WrongAnswer'
  }
}

/**
 * Throws where an answer is not what the row's schema says, with the call and the place. It is judged as it is sent:
 * as JSON. For development and tests; the schema is compiled when the call is first made.
 */
export function answerCheck({ name, answer: schema, gives = 'json' }: CallRow): (answer: Answer) => void {
  if (gives !== 'json') return () => undefined
  const validator = once(() => ajv().compile(schema))
  return ({ data, json, rows, raw }) => {
    if (raw) return
    const validate = validator()
    const sent: unknown = JSON.parse(rows ? `[${rows.join()}]` : (json ?? JSON.stringify(data ?? null)))
    if (!validate(sent)) throw new WrongAnswer(name, validate.errors?.[0] ?? {})
  }
}
