import { useContext } from 'react'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { ConsoleContext } from '../context/ConsoleContext.ts'
import { schedulePath } from './paths.ts'

/**
 * Leads to the schedule of a channel whose type is not at hand, as in 'used in' and on the board: there is one type of
 * channel that has schedules. Undefined for those who may not view it.
 */
export function useSchedulePath(): (channel: { id: string; cs?: unknown }, day?: string) => string | undefined {
  const console = useContext(ConsoleContext)
  const type = console?.types?.find((one) => hasTrait(one, 'scheduled'))
  return (channel, day) => schedulePath(console?.product, type, channel, day)
}
