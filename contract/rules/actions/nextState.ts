import type { DocumentState } from './documentState.ts'
import { isWriting, type Verb } from './verbs.ts'

/**
 * The state after a verb, or undefined where the verb does not start from the given state. `state` undefined is a
 * document that does not exist yet. Rights, locks and confirmations are whyNot's matter.
 */
export function nextState(verb: Verb, state: DocumentState | undefined): DocumentState | undefined {
  return startsFrom(verb, state) ? result(verb, state) : undefined
}

function startsFrom(verb: Verb, state: DocumentState | undefined): boolean {
  if (state === undefined) return isWriting(verb)
  if (state.draft === 'pre-draft') return false
  const { draft, published } = state
  const live = state.state === 'live'
  switch (verb) {
    case 'saveDraft':
    case 'submit':
    case 'submitAndApprove':
    case 'publish':
    case 'restoreVersion':
      return live && draft !== 'pending'
    case 'approve':
    case 'returnToDraft':
      return draft === 'pending'
    case 'unpublish':
      return published && draft === undefined
    case 'archive':
      return live || state.state === 'deleted'
    case 'deleteContent':
      return live || state.state === 'archived'
    case 'restoreContent':
      return state.state === 'archived' || state.state === 'deleted'
    case 'purge':
      return state.state !== 'purged'
    case 'discardDraft':
      return draft === 'draft' && published
  }
}

function result(verb: Verb, state: DocumentState | undefined): DocumentState {
  const published = state?.published ?? false
  switch (verb) {
    case 'saveDraft':
    case 'returnToDraft':
    case 'restoreVersion':
      return { state: 'live', draft: 'draft', published }
    case 'submit':
      return { state: 'live', draft: 'pending', published }
    case 'submitAndApprove':
    case 'approve':
    case 'publish':
    case 'discardDraft':
      return { state: 'live', published: true }
    case 'unpublish':
    case 'restoreContent':
      return { state: 'live', draft: 'draft', published: false }
    case 'archive':
      return { state: 'archived', published: false }
    case 'deleteContent':
      return { state: 'deleted', published: false }
    case 'purge':
      return { state: 'purged', published: false }
  }
}
