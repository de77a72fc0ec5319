import type { TypeSetting } from '#contract/schemas/service.ts'
import type { CallName } from '#contract/wire/calls.ts'
import type { ServiceExtensions } from '#contract/wire/extensions.ts'
import type { Calls, ResultOf } from '../calls.ts'
import type { SendOptions } from '../transport.ts'
import type { TypeForms } from '../typeForms.ts'

/** What a call that the service does not have is answered from. */
export type PlainContext = {
  /** The service's own calls, and those that are answered here. */
  calls: Calls
  /** The service's own alone. */
  direct: Calls
  /** What the service has beyond the specification. */
  service: ServiceExtensions
  /** The types that the configuration names. */
  types: readonly TypeSetting[]
  /** Schema and UI schema of a type, kept. */
  readTypeForm: TypeForms['readTypeForm']
  /** Milliseconds since 1970. */
  now: () => number
}
export type PlainCall<Name extends CallName> = (
  context: PlainContext,
  options: SendOptions<Name>,
) => Promise<ResultOf<Name>>
