import { namedItems } from '#contract/rules/storefront/curation/entry.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import { isReusable, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { isSameContainer } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { OwnNode, PublishWork } from '#kit/record/publishing/publishWork.ts'

/** Both under the server's ids. */
type Sides = { saved: Storefront; storefront: Storefront; only: string | undefined }

/**
 * What publishing a page is about: its own containers go with it, and whatever is not saved yet refers to what stands on
 * screen. A container that is opened by itself is published alone.
 */
export function storefrontWork({ saved, storefront, only }: Sides): PublishWork {
  const { store, tabs, tab, containers } = storefront
  const shown = tabs.flatMap((id) => tab.get(id)?.containers ?? [])
  const changed = [...containers.keys()].filter((id) => !isSameContainer(saved, storefront, id))
  const own = changed.map((id) => containerNode(storefront, id))
  const unknown = new Set(
    changed.filter((id) => containers.get(id)?.head.rev === undefined && !saved.containers.has(id)),
  )
  if (only !== undefined) {
    // It is what is published, whoever else shares it.
    const alone = own.filter(({ id }) => id === only).map(({ staysDraft: _shared, ...node }) => node)
    return { subject: only, unknown, own: alone, along: [] }
  }
  const isSame = changed.length === 0 && sameJson(pageSaid(saved), pageSaid(storefront))
  const page: OwnNode = { id: store.id, cty: store.ty, lon: namesOf(store.settings), needs: [...new Set(shown)] }
  const along = [...containers.values()].filter((one) => !isReusable(one)).map(({ id }) => id)
  return { subject: store.id, unknown, own: isSame ? [] : [page, ...own], along }
}

function containerNode({ containers, curation }: Storefront, id: string): OwnNode {
  const container = containers.get(id)
  const needs = (curation.get(id) ?? []).flatMap(namedItems).map((item) => item.id)
  return {
    ...{ id, cty: 'container', lon: namesOf(container?.settings), needs: [...new Set(needs)] },
    // Shared by several pages, it is saved as a draft and published for itself.
    ...(isReusable(container) && { staysDraft: true }),
  }
}

function pageSaid({ store, tabs, tab }: Storefront) {
  return { settings: store.settings, rest: store.rest, tabs: tabs.map((id) => tab.get(id)) }
}

function namesOf(settings: Pick<Settings<'container'>, 'names'> | undefined): LocalizedText[] {
  return (settings?.names ?? []).map(({ language, name }) => ({ lang: language, n: name }))
}
