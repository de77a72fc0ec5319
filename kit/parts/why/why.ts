import type { Right } from '#contract/rules/actions/rightsOfVerb.ts'

/** What stands against a control that is off. */
export type Why = {
  /** The rule in words: the lock and whose, the state, what is to be mended. Absent where it is all about rights. */
  words?: string
  /** Rights that are missing; the roles that have them are named. */
  rights?: readonly Right[]
  /** The way to mend it. */
  fix?: { label: string; run: () => void }
}
