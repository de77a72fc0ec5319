import { useContext } from 'react'
import type { Right } from '#contract/rules/actions/rightsOfVerb.ts'
import { ConsoleContext } from '../context/ConsoleContext.ts'
import type { Why } from './why.ts'

/** The reason against something that needs these rights: those that one lacks, or undefined where none is missing. */
export function useMissingRights(rights: readonly Right[]): Why | undefined {
  const session = useContext(ConsoleContext)
  const missing = rights.filter(({ page, action }) => !session?.may(page, action))
  return missing.length > 0 ? { rights: missing } : undefined
}
