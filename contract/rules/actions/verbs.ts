import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { Action } from '#contract/values/access.ts'
import type { SendableStatus } from '#contract/values/status.ts'
import type { UseVerb } from '#contract/values/useVerbs.ts'
import type { Confirmation } from './reasons.ts'

type VerbRow = {
  /** The status that stands for the verb in the body of a write. Several verbs share one: see verbOf. */
  status: SendableStatus
  /** The sender's text goes along: with every request, or where it differs. Other verbs move a document as it stands. */
  writes?: 'always' | 'ifChanged'
  /** It takes the document away, so a text that comes along is of no account. Other verbs refuse one that they would drop. */
  ignoresText?: true
  /** Viewers get what the document says afterwards: it has to be complete. */
  publishes?: true
  /** Actions needed on the type's page, beside the one for the text: create where there is no document yet, else update. */
  rights: readonly Action[]
  /** The trait that a type needs to have the verb at all. */
  trait?: 'publishable' | 'versioned'
  /** It takes something from viewers or throws something away: the console asks before. */
  asks?: true
  /** There is no way back. */
  isFinal?: true
  /** The question that may stand in the way, and what is sent for a yes. */
  confirms?: Confirmation
  /** The sender is done with the text: a lock that the same tab holds goes back with the write. */
  endsEditing?: true
  /** What it takes from other documents that use this one. */
  takes?: UseVerb
}

/**
 * What one can do to a versioned document (calls.md section 0). The verbs are sent as `st`; discardDraft and
 * restoreVersion have calls of their own, submitAndApprove is `st` pending with approval=true. From which state a verb
 * starts and where it leads is nextState.
 */
export const VERBS = {
  saveDraft: { status: 'draft', writes: 'always', rights: [] },
  submit: { status: 'pending', writes: 'always', rights: [], trait: 'publishable', endsEditing: true },
  submitAndApprove: {
    status: 'pending',
    writes: 'always',
    publishes: true,
    rights: ['publish'],
    trait: 'publishable',
    confirms: 'baseMoved',
    endsEditing: true,
  },
  approve: {
    status: 'published',
    publishes: true,
    rights: ['publish'],
    trait: 'publishable',
    confirms: 'baseMoved',
    endsEditing: true,
  },
  returnToDraft: { status: 'draft', rights: ['update'], trait: 'publishable' },
  publish: {
    status: 'published',
    writes: 'ifChanged',
    publishes: true,
    rights: ['publish'],
    trait: 'publishable',
    confirms: 'baseMoved',
    endsEditing: true,
  },
  unpublish: {
    status: 'unpublished',
    rights: ['unpublish'],
    trait: 'publishable',
    asks: true,
    takes: 'unpublish',
  },
  archive: {
    status: 'archived',
    ignoresText: true,
    rights: ['archive'],
    asks: true,
    takes: 'archive',
    endsEditing: true,
  },
  deleteContent: {
    status: 'deleted',
    ignoresText: true,
    rights: ['delete'],
    asks: true,
    takes: 'delete',
    endsEditing: true,
  },
  restoreContent: { status: 'draft', rights: ['update'] },
  purge: {
    status: 'purged',
    ignoresText: true,
    rights: ['purge'],
    asks: true,
    isFinal: true,
    takes: 'purge',
    endsEditing: true,
  },
  discardDraft: { status: 'draft', rights: ['update'], trait: 'versioned', asks: true },
  restoreVersion: { status: 'draft', rights: ['update'], trait: 'versioned', confirms: 'replaceDraft' },
} as const satisfies Readonly<Record<string, VerbRow>>

export type Verb = keyof typeof VERBS

/** The row of a verb, with what it leaves out as undefined. */
export const verbRow = (verb: Verb): VerbRow => VERBS[verb]

export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[]

/** Whether a verb takes the sender's text along. */
export const isWriting = (verb: Verb) => verbRow(verb).writes !== undefined

export const WRITING_VERBS = VERB_NAMES.filter(isWriting)

/** Verbs after which the sender's lock is free again: whoever is next (an approver, say) finds the document open. */
export const CLOSING_VERBS = VERB_NAMES.filter((verb) => verbRow(verb).endsEditing)

/** Verbs after which viewers get what the document says. */
export const PUBLISHING_VERBS = VERB_NAMES.filter((verb) => verbRow(verb).publishes)

/** Whether a type has a verb at all, by its traits. */
export function hasVerb(type: Pick<TypeDocument, 'traits'>, verb: Verb): boolean {
  const { trait } = verbRow(verb)
  return trait === undefined || hasTrait(type, trait)
}
