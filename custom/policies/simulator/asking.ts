import type { Values } from '#contract/rules/policy/policy.ts'
import type { PolicyCase } from '#contract/schemas/policy/policy.ts'

/** Whom the simulator asks about: a viewer, a title and a moment. */
export type Asking = {
  viewer: Values
  /** ISO 8601; now, where nothing is said. */
  at: string | undefined
  title: { id: string; name: string } | undefined
  action: string
}

export const NOBODY: Asking = { viewer: {}, at: undefined, title: undefined, action: 'view' }

/** What is asked, as a case that is kept with its policy. */
export function caseOf({ viewer, at, title, action }: Asking, effect: PolicyCase['effect']): PolicyCase {
  return {
    ...(Object.keys(viewer).length > 0 && { viewer: { ...viewer } as PolicyCase['viewer'] }),
    ...(title && { content: title.id, title: title.name }),
    ...(at !== undefined && { at }),
    ...(action !== 'view' && { action }),
    effect,
  } as PolicyCase
}
