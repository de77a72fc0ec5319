import type { ContainerType } from '#contract/values/storefront.ts'
import { sameJson } from '../../diff/json.ts'
import { chooseEntry, removeEntry, setContent, switchType, type Choice } from './chooseContent.ts'
import type { Curation, CurationEntry } from './entry.ts'

/**
 * The content picker while it is open (specification section 4): `chosen` is what would be taken over, `saved` what the
 * container has. `lost` is what the last choice put out, kept until the warning of it is answered. No part of the
 * document, hence of no undo: what is taken over becomes one command.
 */
export type TemporaryContent = {
  readonly saved: Curation
  readonly chosen: Curation
  readonly lost: Curation
  readonly before?: Curation
  readonly warning?: 'contentLoss' | 'unsaved'
}

export type TemporaryStep =
  | { kind: 'set'; entries: Curation }
  | { kind: 'add'; entry: CurationEntry }
  /** By `entryKey`. */
  | { kind: 'remove'; key: string }
  | { kind: 'clear' }
  | { kind: 'switchType'; type: ContainerType }
  /** The picker is to be closed: it warns where something was changed. */
  | { kind: 'leave' }
  /** The warning is answered: keep what was chosen (and lose the rest), or go back to what was before. */
  | { kind: 'answer'; keep: boolean }

export function openTemporary(saved: Curation): TemporaryContent {
  return { saved, chosen: saved, lost: [] }
}

/** Whether something was chosen that the container does not have yet. */
export function isUnsaved({ saved, chosen }: TemporaryContent): boolean {
  return !sameJson(saved, chosen)
}

/** The picker after a step. Until a warning is answered no other step counts. */
export function stepTemporary(temporary: TemporaryContent, step: TemporaryStep): TemporaryContent {
  if (step.kind === 'answer') return answered(temporary, step.keep)
  if (temporary.warning) return temporary
  switch (step.kind) {
    case 'set':
      return chosenTo(temporary, setContent(temporary.chosen, step.entries))
    case 'add':
      return chosenTo(temporary, chooseEntry(temporary.chosen, step.entry))
    case 'switchType':
      return chosenTo(temporary, switchType(temporary.chosen, step.type))
    case 'remove':
      return chosenTo(temporary, { content: removeEntry(temporary.chosen, step.key), lost: [] })
    case 'clear':
      return chosenTo(temporary, { content: [], lost: [] })
    case 'leave':
      return isUnsaved(temporary) ? { ...temporary, warning: 'unsaved' } : temporary
  }
}

function chosenTo(temporary: TemporaryContent, { content, lost }: Choice): TemporaryContent {
  const { saved, chosen } = temporary
  if (sameJson(content, chosen)) return temporary
  const warns = lost.length > 0
  return { saved, chosen: content, lost, ...(warns && { before: chosen, warning: 'contentLoss' as const }) }
}

function answered({ saved, chosen, lost, before, warning }: TemporaryContent, keep: boolean): TemporaryContent {
  if (warning === 'contentLoss') return { saved, chosen: keep ? chosen : (before ?? chosen), lost: [] }
  return { saved, chosen: keep || !warning ? chosen : saved, lost }
}
