import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { type Storefront, tabsOf } from '#contract/rules/storefront/model/storefront.ts'
import { adIntervals } from '#contract/rules/storefront/model/adOptions.ts'
import { limitsOf } from '#contract/rules/storefront/narrow/narrowWithin.ts'

/** What one press does about a problem; on screen `storefrontOutline.repairs.<kind>`. */
type Repair = { kind: 'remove' | 'openEnd' | 'allowed'; command: StorefrontCommand }

/** The command that mends a problem, where one does without anything being chosen. */
export function repairOf(storefront: Storefront, problem: StorefrontProblem, now: number): Repair | undefined {
  const { target } = problem
  switch (problem.code) {
    case 'tabEmpty':
      return target.of === 'tab' ? { kind: 'remove', command: { kind: 'removeTab', id: target.id } } : undefined
    case 'expired':
      return problem.at <= now && target.of === 'container' ? removal(storefront, target.id) : undefined
    case 'startAfterEnd':
      return {
        kind: 'openEnd',
        command: { kind: 'set', target, field: 'endDate', value: undefined } as StorefrontCommand,
      }
    case 'adInterval': {
      const value = adIntervals(limitsOf(storefront, problem.tab))[0]
      if (target.of !== 'container' || value === undefined) return undefined
      return { kind: 'allowed', command: { kind: 'set', target, field: 'adInterval', value } as StorefrontCommand }
    }
    default:
      return undefined
  }
}

/** A container that is over goes, from every tab that shows it. */
function removal(storefront: Storefront, id: string): Repair {
  const places = tabsOf(storefront, id).map((tab) => ({ tab, id }))
  return { kind: 'remove', command: { kind: 'removeContainers', places } }
}
