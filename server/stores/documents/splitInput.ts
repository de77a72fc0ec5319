import type { DocumentFacts, VersionFact } from './documentFacts.ts'
import type { DocumentKind, KindType } from './documentKind.ts'
import type { WriteInput } from './planWrite.ts'
import type { Sender } from './sender.ts'

/** What a write is made of, with each text by itself: as it crosses to another thread. */
export type SplitInput = {
  type: KindType
  kind: Omit<DocumentKind, 'type'>
  facts: Omit<DocumentFacts, 'draft' | 'published' | 'other' | 'movedBase'> | undefined
  draft: VersionFact | undefined
  published: VersionFact | undefined
  other: VersionFact | undefined
  next: WriteInput['next']
  verbs: WriteInput['verbs']
  rest: Omit<WriteInput, 'kind' | 'facts' | 'next' | 'verbs'>
}

export function splitInput({ kind, facts, next, verbs, sender, ...more }: WriteInput): SplitInput {
  const { type, ...family } = kind
  const rest = { ...more, sender: plainSender(sender) }
  if (!facts) return { type, kind: family, facts, ...NO_VERSIONS, next, verbs, rest }
  // What the draft's base was matters to decisions, and they are made.
  const { draft, published, other, movedBase: _base, ...standing } = facts
  return { type, kind: family, facts: standing, draft, published, other, next, verbs, rest }
}

/** A call is more than its sender: none of the rest crosses. */
function plainSender(sender: Sender): Sender {
  const { actor, product, products, requestId, tab, lockNumber, ifMatch, idempotencyKey, requestHash } = sender
  return { actor, product, products, requestId, tab, lockNumber, ifMatch, idempotencyKey, requestHash }
}

const NO_VERSIONS = { draft: undefined, published: undefined, other: undefined }

export function joinedInput({ type, kind, facts, draft, published, other, next, verbs, rest }: SplitInput): WriteInput {
  return {
    ...rest,
    kind: { ...kind, type },
    facts: facts && { ...facts, draft, published, other, movedBase: null },
    next,
    ...(verbs && { verbs }),
  }
}
