import { useState } from 'react'
import { useTranslate } from 'ra-core'
import type { NewContainer, StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { copyOf } from '#contract/rules/storefront/commands/copies.ts'
import { isReusable, tabsOf, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { readContainer } from '#contract/rules/storefront/wire/readStorefront.ts'
import { LIVING } from '#contract/values/status.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { refusalOf } from '#kit/record/editor/unsettled.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** Brings an old version of the page, or of one of its containers, into the draft, as one step that can be undone. */
export function useBringBack() {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { storefront, only, shownTab, editor, whyNotEdited, setLens, openDialog } = useStorefront()
  const { serverId, select, announcer } = useStorefront()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const run = (command: StorefrontCommand, step: 'restorePage' | 'restoreContainer', id: string) => {
    const { refused } = editor.run(command, `storefront.steps.${step}`)
    setLens({ side: 'draft' })
    openDialog(undefined)
    if (refused) return
    select([id])
    announcer.say(translate(`storefront.steps.${step}`))
  }
  /** Shared containers that the version shows and the page does not, as they stand today. */
  const sharedOf = async (version: Storefront): Promise<Map<string, NewContainer>> => {
    const wanted = [...version.containers.values()].filter(
      (one) => isReusable(one) && !storefront.containers.has(one.id),
    )
    const shared = new Map<string, NewContainer>()
    for (const { id } of wanted) {
      const stored = await calls.getContainer({ params: { id: serverId(id) }, query: {} }).catch(unlessGone)
      if (stored && LIVING.some((st) => st === stored.st)) shared.set(id, readContainer(stored))
    }
    return shared
  }
  return {
    busy,
    error,
    mayBringBack: whyNotEdited === undefined,
    async page(version: Storefront) {
      if (only !== undefined) return bringContainer(version, only)
      setBusy(true)
      setError(undefined)
      try {
        run({ kind: 'restorePage', version, shared: await sharedOf(version) }, 'restorePage', storefront.store.id)
      } catch (thrown) {
        setError(thrown)
      } finally {
        setBusy(false)
      }
    },
    container: (version: Storefront, id: string) => bringContainer(version, id),
  }

  function bringContainer(version: Storefront, id: string) {
    const container = version.containers.get(id)
    if (!container) return
    const from = { container, content: version.curation.get(id) ?? [] }
    if (storefront.containers.has(id)) return run({ kind: 'restoreContainer', id, from }, 'restoreContainer', id)
    const [was] = tabsOf(version, id)
    const tab = was !== undefined && storefront.tab.has(was) ? was : (shownTab ?? storefront.tabs[0])
    if (tab === undefined) return
    const at = tab === was ? version.tab.get(was)?.containers.indexOf(id) : undefined
    const added = [{ ...from, container: copyOf(container, id) }]
    run({ kind: 'addContainers', tab, added, ...(at !== undefined && { at }) }, 'restoreContainer', id)
  }
}

/** What is no longer there is not shared with anybody. */
function unlessGone(error: unknown): undefined {
  if (refusalOf(error)?.code !== 'notFound') throw error
}
