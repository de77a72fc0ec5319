import { useMemo } from 'react'
import { problems } from '#contract/rules/storefront/checks/problems.ts'
import { lookThrough, type LensFacts } from '#contract/rules/storefront/lens/lens.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { ContentFacts, StorefrontScreen } from './StorefrontContext.ts'
import type { Policies } from './usePolicies.ts'

type Given = {
  view: Pick<StorefrontScreen, 'storefront'>
  open: Pick<StorefrontScreen, 'only' | 'live' | 'old' | 'lens'>
  contentFacts: ContentFacts
  now: number
  policies: Policies
}

/** What is wrong with the page, and what the lens sees of it. */
export function useFindings({ view, open, contentFacts, now, policies: { gate } }: Given) {
  const { storefront } = view
  const { only, live, old, lens } = open
  const found = useMemo(
    () =>
      problems(storefront, { now, languages: LANGUAGES, ...contentFacts }).filter(
        ({ target }) => only === undefined || target.of === 'container',
      ),
    [storefront, only, now, contentFacts],
  )
  const shown = old?.version?.storefront ?? (lens.side === 'live' && live ? live : storefront)
  const at = lens.moment === 'now' ? now : lens.moment
  const { audience } = lens
  const seen = useMemo(() => lookThrough(shown, { at, viewer: audience }, factsOf(gate)), [shown, at, audience, gate])
  const { rails } = contentFacts
  return useMemo(() => ({ problems: found, rails, shown, at, seen }), [found, rails, shown, at, seen])
}

/** What the lens asks of policies; nothing while they are not known. */
export function factsOf(gate: Policies['gate']): LensFacts {
  return gate ? { whyDenied: gate.whyDenied } : {}
}
