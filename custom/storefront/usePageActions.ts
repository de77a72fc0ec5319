import { useMemo } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { lockFacts } from '#kit/record/actions/lockFacts.ts'
import { recordActions, type ActionSet } from '#kit/record/actions/recordActions.ts'
import type { OpenedStorefront } from './session/useOpenStorefront.ts'
import { PAGE_VERBS, type PageVerb } from './session/storefrontKind.ts'

/** Pages and containers as the rules of verbs see them (contract/rules/actions). */
const PAGE = { page: STOREFRONT_PAGE, traits: ['versioned', 'lockable', 'publishable'] } as const

export type PageActions = { set: ActionSet; onVerb: (verb: Verb) => void }

/** What the page can be done to, each with the reason against it; verbs that take something away go by `ask`. */
export function usePageActions(
  opened: OpenedStorefront,
  ask: (verb: 'archive' | 'deleteContent') => void,
): PageActions {
  const { actor, tab } = useConsole()
  const { now } = useFormat()
  const { open, page, view, problems, publishing } = opened
  const { editor, lock } = open
  const set = useMemo(() => {
    const { draft } = page
    const facts = {
      state: documentStateOf({ st: draft.st ?? 'draft', ...(draft.sides && { sides: draft.sides }) }),
      ...{ now: now(), tab, ...lockFacts(lock.view) },
      lacking: LACKING,
    }
    const form = { dirty: !view.isSaved, errors: 0, missing: problems.length }
    const type = { ...PAGE, traits: [...PAGE.traits] }
    return recordActions(facts, form, actor, type)
  }, [page, lock.view, view.isSaved, problems.length, actor, tab, now])
  const onVerb = (verb: Verb) => {
    if (verb === 'archive' || verb === 'deleteContent') ask(verb)
    else if (verb === 'publish') void publishing.publish(verb)
    else if (isPageVerb(verb)) void editor.run({ verb })
  }
  return { set, onVerb }
}

/** Verbs of documents that the editor of a page has no use for. */
const LACKING: readonly Verb[] = [
  'submit',
  'submitAndApprove',
  'approve',
  'returnToDraft',
  'discardDraft',
  'unpublish',
  'purge',
]

function isPageVerb(verb: Verb): verb is PageVerb {
  return (PAGE_VERBS as readonly Verb[]).includes(verb)
}
