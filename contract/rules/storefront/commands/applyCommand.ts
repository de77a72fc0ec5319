import type { Curation } from '../curation/entry.ts'
import { editStorefront } from '../model/editStorefront.ts'
import type { Storefront } from '../model/storefront.ts'
import { moreAdjusted, narrowWithin, type AdjustedPart } from '../narrow/narrowWithin.ts'
import type { StorefrontCommand } from './command.ts'
import { planAdd, planAttach, planDetach, planDuplicate, planMove, planRemove } from './containerCommands.ts'
import { planContent } from './contentCommands.ts'
import { planRename, planSet, planSetAll } from './fieldCommands.ts'
import type { Plan, Refusal } from './refusal.ts'
import { planRestoreContainer, planRestorePage } from './restoreCommands.ts'
import { planTab } from './tabCommands.ts'

/** The storefront after a command: the very same object where it changed nothing or is refused. */
export type Applied = {
  storefront: Storefront
  /** Ids of the tabs and containers that came, went or changed; the page's own among them. */
  changed: readonly string[]
  /** What narrowing adjusted because of the command: asked before, shown as a chip after. */
  adjusted: readonly AdjustedPart[]
  /** Content that the command replaced because it meant to. */
  lost?: Curation
  refused?: Refusal
}

/**
 * The one reducer of storefronts and collections. Pure: new ids are handed in. The console previews and edits with it;
 * the server narrows what it is sent by the same rule.
 */
export function applyCommand(storefront: Storefront, command: StorefrontCommand): Applied {
  const plan = planCommand(storefront, command)
  if ('refused' in plan) return { storefront, changed: [], adjusted: [], refused: plan.refused }
  const { lost, ...edit } = plan
  const edited = editStorefront(storefront, edit)
  if (edited === storefront) return { storefront, changed: [], adjusted: [] }
  const { edit: within, adjusted } = narrowWithin(edited)
  // What is new has nobody's wish that could be shown as adjusted.
  const meant = adjusted.filter(({ of, id }) => (of === 'tab' ? storefront.tab : storefront.containers).has(id))
  const chips = meant.map(({ id, adjustments }) => [id, moreAdjusted(edited.adjusted.get(id), adjustments)] as const)
  const next = editStorefront(edited, { ...within, adjusted: new Map(chips) })
  return { storefront: next, changed: changedIds(storefront, next), adjusted: meant, ...(lost && { lost }) }
}

function planCommand(storefront: Storefront, command: StorefrontCommand): Plan {
  switch (command.kind) {
    case 'addTab':
    case 'moveTab':
    case 'duplicateTab':
    case 'removeTab':
      return planTab(storefront, command)
    case 'addContainers':
    case 'pasteContainers':
      return planAdd(storefront, command)
    case 'attach':
      return planAttach(storefront, command)
    case 'detach':
      return planDetach(storefront, command)
    case 'moveContainers':
      return planMove(storefront, command)
    case 'duplicateContainers':
      return planDuplicate(storefront, command)
    case 'removeContainers':
      return planRemove(storefront, command)
    case 'rename':
      return planRename(storefront, command)
    case 'set':
      return planSet(storefront, command)
    case 'setAll':
      return planSetAll(storefront, command)
    case 'restorePage':
      return planRestorePage(storefront, command)
    case 'restoreContainer':
      return planRestoreContainer(storefront, command)
    default:
      return planContent(storefront, command)
  }
}

function changedIds(before: Storefront, after: Storefront): string[] {
  const changed = new Set<string>()
  if (before.store !== after.store || before.tabs !== after.tabs) changed.add(after.store.id)
  for (const field of ['tab', 'containers', 'curation'] as const) {
    const [was, is]: ReadonlyMap<string, unknown>[] = [before[field], after[field]]
    for (const id of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]))
      if (was?.get(id) !== is?.get(id)) changed.add(id)
  }
  return [...changed]
}
