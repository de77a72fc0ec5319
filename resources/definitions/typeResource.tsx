import type { ResourceDefinition } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasAddScreen } from '#contract/registry/areaFacts.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Language } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { dataIcon } from '#kit/parts/icons/dataIcons.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** What react-admin knows of a resource that is made from a type document. */
type TypeResource = ResourceDefinition<{ label: string; area: string; page: string }>

/** A type document as a react-admin resource: list, edit and create are generated from what the server hands out. */
export function typeResource(type: TypeSummary, language: Language): TypeResource {
  return {
    name: type.type,
    hasList: true,
    hasEdit: true,
    hasCreate: hasAddScreen(type.area),
    hasShow: false,
    options: { label: textIn(type.labels.many, language), area: type.area, page: type.page },
    icon: () => <Icon name={dataIcon(type.icon)} />,
    recordRepresentation: (record: ContentRow) => titleOf(record, language) || record.id,
  }
}
