import { ResourceContextProvider, useTranslate } from 'ra-core'
import type { OwnType } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'
import { TypeList } from '../list/ContentList.tsx'
import { ContentListProvider } from '../list/ContentListProvider.tsx'

type OwnListProps = {
  of: OwnType
  /** What the list never goes beyond, and the i18n key of what it is called then. */
  within?: { filter: ListFilter; title: string }
}

/** The list of something that has no type document: the generated list over its summary (section 2). */
export function OwnList({ of, within }: OwnListProps) {
  const translate = useTranslate()
  const own = OWN_TYPES[of]
  const type = within ? { ...own, labels: { ...own.labels, many: { en: translate(within.title) } } } : own
  return (
    <ResourceContextProvider value={of}>
      <ContentListProvider key={of + JSON.stringify(within)} type={type} within={within?.filter}>
        <TypeList type={type} />
      </ContentListProvider>
    </ResourceContextProvider>
  )
}
