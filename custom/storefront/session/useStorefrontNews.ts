import { useEffect } from 'react'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { RecordEditor } from '#kit/record/editor/createRecordEditor.ts'
import type { PageVerb } from './storefrontKind.ts'
import type { StoredPage } from './storedPage.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Follows what others save: the page, and any container that it shows, as far as it is not known already. */
export function useStorefrontNews({ state, heard }: RecordEditor<StoredPage, PageVerb>): void {
  const { events } = useConsole()
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.topic !== 'version' || (event.urn !== PAGE_URN && event.urn !== CONTAINER_URN)) return
        const { record } = state()
        const known = record && [record.draft, ...record.containers].find(({ id }) => id === event.id)
        if (!known || (known.rev ?? 0) >= (event.rev ?? Infinity)) return
        void heard({ rev: undefined, by: text(event.by), verb: text(event.verb) })
      }),
    [events, state, heard],
  )
}
